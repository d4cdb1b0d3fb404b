import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import { Heading } from '../typography/Heading';
import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  /** The heading: what is missing. */
  title: string;
  /** The reason, and what to do next. */
  text?: ReactNode;
  /** An icon above the text. */
  icon?: IconNode;
  /** A button for the next step. */
  action?: ReactNode;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4;
};

/** Replaces a list that is empty or failed to load. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Moves the focus to `main` if a press of the button unmounts this component. The cleanup of a layout
  // effect runs while the button is still in the page.
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
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
