import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Notice.css';

export type NoticeProps = {
  /** The one thing; the page's h1. */
  title: string;
  /** What happened and what to do next. */
  text: string;
  /** The ways on. */
  children: ReactNode;
};

/** A page that has only one thing to say. */
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
