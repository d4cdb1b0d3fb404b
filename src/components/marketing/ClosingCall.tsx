import type { ReactNode } from 'react';
import { Isobars } from '../brand/Isobars';
import { cover } from '../brand/isobars/cover';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './ClosingCall.css';

export type ClosingCallProps = {
  /** The heading, an h2. */
  title: string;
  /** The reason, in a sentence. */
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** The call to action at the end of a page. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className={styles.call}>
      <div className={styles.lines}>
        <Isobars drawing={cover} />
      </div>
      <Heading level={2} size="section">
        {title}
      </Heading>
      <Text size="large" tone="muted">
        {text}
      </Text>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
