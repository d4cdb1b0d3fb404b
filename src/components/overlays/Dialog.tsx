import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import { Heading } from '../typography/Heading';
import * as styles from './Dialog.css';

export type DialogProps = {
  /** Whether it is shown; the focus goes in, and back to where it was. */
  isOpen: boolean;
  /** The cross, Escape or a press beside the dialog. It stays open until `isOpen` says otherwise. */
  onClose: () => void;
  /** What is asked or done here: its heading and its name. */
  title: string;
  /** Name of the cross. */
  closeLabel: string;
  /** What stands between the title and the buttons; it scrolls when it is long. */
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
};

/** What has to be answered before the page goes on: modal, a sheet from below on a phone. */
export function Dialog({ isOpen, ...shown }: DialogProps) {
  return isOpen ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, footer }: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    // The gutter keeps the page from moving when its scrollbar goes.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    element.showModal();
    // The platform starts at the cross; what is to be filled in is the better start.
    element.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => {
      Object.assign(root.style, { overflow, scrollbarGutter });
      // Before it leaves the page, or focus doesn't return to where it was.
      element.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside is for pointers; its key is Escape, in onCancel.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input's own cancel comes by here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes on the second Escape without asking.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      // Everything inside is covered by its parts, so what hits the dialog itself is its backdrop. Both ends of
      // the press have to: a text selection may end beside.
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
