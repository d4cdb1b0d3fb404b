import type { User } from '@/data/schema/shapes/user';
import { Avatar } from '../feedback/Avatar';
import { Lines } from '../typography/Lines';
import { Text } from '../typography/Text';
import * as styles from './Timeline.css';

export type TimelineProps = {
  /** The work experience, latest first. */
  entries: User['workExperience'];
  /** The language of the texts, if it is known and may differ from the page's. */
  lang?: string;
};

/** A timeline of work experience, with one ring per job. */
export function Timeline({ entries, lang }: TimelineProps) {
  return (
    <ol className={styles.timeline} lang={lang}>
      {entries.map((work, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same, and none ever moves.
        <li key={index} className={styles.entry}>
          <div className={styles.head}>
            <div className={styles.names}>
              <h3 className={styles.title}>{work.title || work.company}</h3>
              <p className={styles.byline}>
                {[work.title && work.company, work.location, work.duration].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Avatar name={work.company} src={work.logo} size="small" shape="square" />
          </div>
          {work.description && (
            <Text>
              <Lines>{work.description}</Lines>
            </Text>
          )}
          {work.achievements.length > 0 && (
            <ul className={styles.results}>
              {[...new Set(work.achievements)].map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
