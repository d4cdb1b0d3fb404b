import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import { Isobars } from '../brand/Isobars';
import { cover } from '../brand/isobars/cover';
import { Avatar } from '../feedback/Avatar';
import { useImage } from '../feedback/useImage';
import { VerifiedTick } from '../social/VerifiedTick';
import { Heading } from '../typography/Heading';
import { inOneLine } from '../typography/splitText';
import * as styles from './ProfileHeader.css';

export type ProfileFact = {
  icon: IconNode;
  text: string;
};

export type ProfileHeaderProps = {
  /** square: a startup. round: a person. */
  shape: 'square' | 'round';
  /** URL of the picture or logo; empty for the default picture. */
  image: string;
  /** URL of the cover picture. If it is empty or fails to load, a generated pattern is shown. */
  cover: string;
  /** Name of the person or startup: the only h1 of the page. */
  name: string;
  /** Whether to show the verified tick after the name. */
  isVerified: boolean;
  /** The star button of the profile, beside the name. */
  star?: ReactNode;
  /** A short description below the name, in one or two lines. */
  subtitle: string;
  /** The language of the subtitle, if it is known and may differ from the page's. */
  subtitleLang?: string;
  /** Facts such as place, field and year, in one line, each with its icon. */
  facts: readonly ProfileFact[];
  /** The person who listed the startup. Shown before the facts, as a link with a picture. */
  by?: { name: string; image: string; href: string; text: string };
  /** Tags, in line with the facts. */
  tags?: ReactNode;
  /** Counts, such as followers, below the facts. */
  stats?: readonly { label: string; value: string }[];
  /** Buttons. On a phone, they share the width of the page. */
  actions: ReactNode;
  /** A message about one of the actions, shown below the buttons. */
  note?: ReactNode;
};

/** The header of a profile: the cover, the picture, the name and the actions. */
export function ProfileHeader({
  shape,
  image,
  cover,
  name,
  isVerified,
  star,
  subtitle,
  subtitleLang,
  facts,
  by,
  tags,
  stats = [],
  actions,
  note,
}: ProfileHeaderProps) {
  return (
    <header>
      <Cover src={cover} />
      <div className={styles.head}>
        <div className={`${styles.mark} ${styles.shapes[shape]}`}>
          <Avatar name={name} src={image} size="huge" shape={shape} />
        </div>
        <div className={styles.identity}>
          <div className={styles.title}>
            <Heading level={1}>
              <bdi>{name}</bdi>
              {isVerified && (
                <span className={styles.tick}>
                  <VerifiedTick />
                </span>
              )}
            </Heading>
            {star}
          </div>
          {subtitle && (
            <p className={styles.subtitle} lang={subtitleLang}>
              <bdi>{inOneLine(subtitle)}</bdi>
            </p>
          )}
        </div>
        <div className={styles.line}>
          {(by || facts.length > 0) && (
            <ul className={styles.facts}>
              {by && (
                <li className={`${styles.fact} ${styles.face}`}>
                  <Avatar name={by.name} src={by.image} />
                  <a className={styles.factLink} href={by.href}>
                    {by.text}
                  </a>
                </li>
              )}
              {facts.map(({ icon, text }) => (
                <li key={text} className={styles.fact}>
                  <Icon of={icon} size={16} className={styles.factIcon} />
                  {inOneLine(text)}
                </li>
              ))}
            </ul>
          )}
          {tags}
        </div>
        <div className={styles.side}>
          <div className={styles.actions}>{actions}</div>
          {note}
        </div>
      </div>
      {stats.length > 0 && (
        <dl className={styles.stats}>
          {stats.map(({ label, value }) => (
            <div key={label} className={styles.stat}>
              <dt className={styles.statLabel}>{label}</dt>
              <dd className={styles.statValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

function Cover({ src }: { src: string }) {
  const { image, isFallback } = useImage(src, 'image');
  return (
    <div className={styles.cover}>
      {isFallback ? <Isobars drawing={cover} /> : <img {...image} className={styles.picture} alt="" />}
    </div>
  );
}
