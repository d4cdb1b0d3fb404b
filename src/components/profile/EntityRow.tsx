import type { ReactNode } from 'react';
import { Avatar } from '../feedback/Avatar';
import { inOneLine } from '../typography/pieces';
import * as styles from './EntityRow.css';

export const entityRowLooks = ['plain', 'tile'] as const;

export type EntityRowProps = {
  /** Who or what it is. */
  name: string;
  /** Address of the face or mark; empty for the default one. */
  image: string;
  /** round: a person. square: a startup. */
  shape: 'round' | 'square';
  /** Its page; without it the row leads nowhere. */
  href?: string;
  /** Role, stage, year: what there is of it, one after the other. */
  facts: readonly (string | number | undefined)[];
  /** A sentence more. */
  text?: string;
  /** A button of the row. */
  action?: ReactNode;
  /** tile: on its own ground, for a grid. */
  look?: 'plain' | 'tile';
};

/** A person or startup that a profile names, with a way to their page. */
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
