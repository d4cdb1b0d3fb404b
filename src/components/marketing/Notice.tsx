import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Notice.css';

export type NoticeProps = {
  /** The message; the page's h1. */
  title: string;
  /** An explanation, and what to do next. */
  text: string;
  /** Links and buttons for the next step. */
  children: ReactNode;
};

/** The content of a page with a single message. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Heading level={1} size="section" isFocusable>
        {title}
      </Heading>
      <Text size="large" tone="muted">
        {text}
      </Text>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
