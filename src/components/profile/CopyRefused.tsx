import { useMessages } from '@messages';
import { CircleAlert, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../brand/Icon';
import * as fieldStyles from '../controls/Field.css';
import { IconButton } from '../controls/IconButton';
import * as styles from './CopyRefused.css';

export type CopyRefusedProps = {
  /** The whole address. */
  link: string;
  /** The person has read it. */
  onClose: () => void;
};

/**
 * The clipboard can't be used: the link, selected, to be copied by hand. It floats, for it may be asked for anywhere on
 * the page, and gives the focus back when it goes.
 */
export function CopyRefused({ link, onClose }: CopyRefusedProps) {
  const t = useMessages('profile').shared;
  const common = useMessages('common');
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // A layout effect: it looks before the field takes the focus, and its clean-up comes while it is still there.
  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement) && previousFocus instanceof HTMLElement) {
        previousFocus.focus({ preventScroll: true });
      }
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is selected anew.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [link]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from whatever part of it has the focus.
    <div
      className={styles.box}
      ref={frame}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.text}>
        <Icon of={CircleAlert} size={20} className={styles.sign} />
        <p className={styles.words} role="alert">
          {t.copyRefused}
        </p>
        <IconButton label={common.close} icon={X} onClick={onClose} />
      </div>
      <input className={fieldStyles.box} ref={field} aria-label={t.copyRefusedLabel} value={link} readOnly />
    </div>
  );
}
