import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import { Heading } from '../typography/Heading';
import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  /** What isn't there. */
  title: string;
  /** Why, and what to do next. */
  text?: ReactNode;
  /** A sign of what is missing, above the words. */
  icon?: IconNode;
  /** A button that does it. */
  action?: ReactNode;
  /** The level of its heading. */
  headingLevel?: 2 | 3 | 4;
};

/** In place of a list without entries, or of one that couldn't be loaded. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Its button may be what makes it go: whoever came to it by key goes on in the page. A layout effect's clean-up comes
  // while it is still there.
  useLayoutEffect(() => {
    const element = frame.current;
    const main = element?.closest('main');
    return () => {
      if (element?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={styles.empty} ref={frame}>
      {icon && (
        <span className={styles.badge}>
          <Icon of={icon} size={24} />
        </span>
      )}
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      {text && <p className={styles.words}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
