import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { href } from '@/data/schema/shapes/href';
import * as windsockStyles from '../brand/windsock.css';
import { Heading } from '../typography/Heading';
import * as styles from './PipelineFrame.css';

export const pipelineParts = ['today', 'board'] as const;

export type PipelineFrameProps = {
  /** The current part of the pipeline. */
  current: 'today' | 'board';
  /** Beside the name of Today: how many rows wait there. */
  badge?: ReactNode;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** The content of the part. */
  children: ReactNode;
};

const hrefs = { today: href('pipeline'), board: href('board') };

/** The heading of the pipeline, and links to its parts. Each part has an address. */
export function PipelineFrame({ current, badge, actions, children }: PipelineFrameProps) {
  const t = useMessages('work');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.head}>
        <Heading level={1}>{t.title}</Heading>
        {actions}
      </div>
      <nav className={styles.parts} aria-label={t.tabs.label}>
        {pipelineParts.map((name) => (
          <a
            key={name}
            className={styles.part}
            href={hrefs[name]}
            aria-current={name === current ? 'page' : undefined}
          >
            {t.tabs[name]}
            {name === 'today' && badge}
            {name === current && <span className={`${windsockStyles.windsock} ${styles.mark}`} />}
          </a>
        ))}
      </nav>
      {children}
    </main>
  );
}
