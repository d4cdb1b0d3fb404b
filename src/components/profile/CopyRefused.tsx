import { useMessages } from '@messages';
import { CircleAlert, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../brand/Icon';
import * as fieldStyles from '../controls/Field.css';
import { IconButton } from '../controls/IconButton';
import * as styles from './CopyRefused.css';

export type CopyRefusedProps = {
  /** The complete URL, which the user can copy by hand. */
  link: string;
  /** Called to close the message. */
  onClose: () => void;
};

/**
 * Shows a selected link to copy by hand when the clipboard isn't available. Floats over the page, because
 * Copy buttons can be anywhere on the page. Restores the focus on unmount.
 */
export function CopyRefused({ link, onClose }: CopyRefusedProps) {
  const t = useMessages('profile').shared;
  const common = useMessages('common');
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // A layout effect runs before the field takes the focus. Its cleanup runs before the field unmounts.
  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement) && previousFocus instanceof HTMLElement) {
        previousFocus.focus({ preventScroll: true });
      }
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link is selected again.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [link]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape from any focused element inside.
    <div
      className={styles.box}
      ref={frame}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.text}>
        <Icon of={CircleAlert} size={20} className={styles.sign} />
        <p className={styles.content} role="alert">
          {t.copyRefused}
        </p>
        <IconButton label={common.close} icon={X} onClick={onClose} />
      </div>
      <input className={fieldStyles.box} ref={field} aria-label={t.copyRefusedLabel} value={link} readOnly />
    </div>
  );
}
