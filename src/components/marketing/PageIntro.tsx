import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './PageIntro.css';

export type PageIntroProps = {
  /** The page's only h1. */
  title: string;
  /** The topic of the page, in a sentence or two. */
  lead: string;
  /** A smaller line below the lead. */
  children?: ReactNode;
};

/** Title and introduction of a public page. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <Heading level={1} size="section">
        {title}
      </Heading>
      <Text size="large" tone="muted">
        {lead}
      </Text>
      {children}
    </div>
  );
}
