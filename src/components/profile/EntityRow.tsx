import type { ReactNode } from 'react';
import { Avatar } from '../feedback/Avatar';
import { inOneLine } from '../typography/splitText';
import * as styles from './EntityRow.css';

export const entityRowLooks = ['plain', 'tile'] as const;

export type EntityRowProps = {
  /** Name of the person or startup. */
  name: string;
  /** URL of the picture or logo; empty for the default picture. */
  image: string;
  /** round: a person. square: a startup. */
  shape: 'round' | 'square';
  /** URL of the profile; without it, the row has no link. */
  href?: string;
  /** Facts such as role, stage and year, in one line. Missing facts are omitted. */
  facts: readonly (string | number | undefined)[];
  /** An additional sentence. */
  text?: string;
  /** A button at the end of the row. */
  action?: ReactNode;
  /** plain: without a background. tile: with a background and a border, for grids. */
  look?: 'plain' | 'tile';
};

/** A person or startup mentioned on a profile, usually with a link to its page. */
export function EntityRow({ name, image, shape, href, facts, text, action, look = 'plain' }: EntityRowProps) {
  const byline = facts.filter(Boolean).join(' · ');
  return (
    <div className={styles.frame}>
      <div className={`${styles.row} ${styles.looks[look]} ${href ? styles.leading : ''}`}>
        <span className={styles.picture}>
          <Avatar name={name} src={image} shape={shape} />
        </span>
        <div className={styles.names}>
          <p className={styles.name}>
            {href ? (
              <a className={styles.link} href={href}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </p>
          {byline && <p className={styles.byline}>{byline}</p>}
          {text && <p className={styles.text}>{inOneLine(text)}</p>}
        </div>
        {action && <div className={styles.end}>{action}</div>}
      </div>
    </div>
  );
}
