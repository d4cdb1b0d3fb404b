import { useMessages } from '@messages';
import { type ReactNode, use } from 'react';
import { href } from '@/data/schema/shapes/href';
import * as windsockStyles from '../brand/windsock.css';
import { PipelineCount } from '../navigation/PipelineCount';
import { Heading } from '../typography/Heading';
import * as styles from './PipelineFrame.css';
import { PipelineWaiting } from './pipelineWaiting';

export const pipelineParts = ['today', 'board'] as const;

export type PipelineFrameProps = {
  /** The current part of the pipeline. */
  current: 'today' | 'board';
  /** How many rows wait in Today, beside its name; by default, as many as the app shell has counted. */
  waiting?: number;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** The content of the part. */
  children: ReactNode;
};

const hrefs = { today: href('pipeline'), board: href('board') };

/** The heading of the pipeline, and links to its parts. Each part has an address. */
export function PipelineFrame({ current, waiting, actions, children }: PipelineFrameProps) {
  const counted = use(PipelineWaiting);
  const t = useMessages('work');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.head}>
        <Heading level={1} isFocusable>
          {t.title}
        </Heading>
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
            {name === 'today' && <PipelineCount count={waiting ?? counted} place="tab" />}
            {name === current && <span className={`${windsockStyles.windsock} ${styles.mark}`} />}
          </a>
        ))}
      </nav>
      {children}
    </main>
  );
}
