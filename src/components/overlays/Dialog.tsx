import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import { Heading } from '../typography/Heading';
import * as styles from './Dialog.css';

export type DialogProps = {
  /** Whether the dialog is shown. Opening moves the focus into the dialog; closing restores the focus. */
  isOpen: boolean;
  /** Called when the user presses the close button, Escape or the backdrop. The caller then sets `isOpen`. */
  onClose: () => void;
  /** The heading and accessible name: a question or a task. */
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The content between the title and the buttons. It scrolls if it is long. */
  children: ReactNode;
  /** Buttons; the last is the primary action. */
  footer?: ReactNode;
  /** side: at the side of the page in its full height, on a phone the whole page. */
  placement?: 'center' | 'side';
};

/** A modal dialog. On a phone, it is a sheet at the bottom of the screen. */
export function Dialog({ isOpen, ...shown }: DialogProps) {
  return isOpen ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  placement = 'center',
}: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    // The gutter prevents the page from shifting when its scrollbar disappears.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    element.showModal();
    // The browser focuses the close button first; the first field is a better start.
    element.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => {
      Object.assign(root.style, { overflow, scrollbarGutter });
      // Closes the dialog before it unmounts; otherwise the browser doesn't restore the focus.
      element.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape fires onCancel instead.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.placements[placement]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The `cancel` event of a file input bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes the dialog on a second Escape, which `onCancel` can't prevent.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      // The content covers the whole dialog, so an event whose target is the dialog is on the backdrop. Only
      // a press that starts and ends there closes the dialog, because a text selection may end there.
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isPressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <div className={styles.title}>
            <Heading level={2} size="card" id={titleId}>
              {title}
            </Heading>
          </div>
          <span className={styles.close}>
            <IconButton label={closeLabel} icon={X} onClick={onClose} />
          </span>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
