import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import type { CardId } from '@/data/schema/shapes/pipeline';
import { Icon, type IconNode } from '../brand/Icon';
import { Isobars } from '../brand/Isobars';
import { cover } from '../brand/isobars/cover';
import { Button } from '../controls/Button';
import { StarButton } from '../directory/StarButton';
import { Avatar } from '../feedback/Avatar';
import { useImage } from '../feedback/useImage';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { VerifiedTick } from '../social/VerifiedTick';
import { Heading } from '../typography/Heading';
import { inOneLine } from '../typography/splitText';
import { FollowButton } from './FollowButton';
import * as styles from './ProfileHeader.css';
import { pictureOf } from './pictureOf';
import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  StarActions,
} from './profileView';
import { ShareButton } from './ShareButton';
import { ViewAs } from './ViewAs';

export type ProfileFact = {
  icon: IconNode;
  text: string;
};

export type ProfileHeaderProps = {
  /** The profile. Its name is the only h1 of the page. */
  view: LoadedProfile & Pick<GuardedProfile, 'viewing'> & { isStarred?: boolean };
  /** Called for what the user does. */
  actions: Omit<ProfileActions<never>, 'onTabChange'> & GuardedActions & Partial<StarActions>;
  /** The link to edit the profile, shown only to its owner. */
  edit: { href: string; label: string };
  /** A short description below the name, in one or two lines. */
  subtitle: string;
  /** The language of the subtitle, if it is known and may differ from the page's. */
  subtitleLang?: string;
  /** Facts such as place, field and year, in one line, each with its icon. */
  facts?: readonly ProfileFact[];
  /** The person who listed the startup. Shown before the facts, as a link with a picture. */
  by?: { name: string; image: string; href: string; text: string };
  /** Tags, in line with the facts. */
  tags?: ReactNode;
  /** Counts, such as followers, below the facts. */
  stats?: readonly { label: string; value: string }[];
  /** The profile's card in the viewer's pipeline. `account`: the uid of the account that listed a startup. */
  card: { id: CardId; account?: string | undefined };
  /** More buttons. On a phone, all buttons share the width of the page. */
  children?: ReactNode;
  /** A message about one of the actions, shown below the buttons. */
  note?: ReactNode;
};

/** The header of a profile: the cover, the picture, the name and the actions. */
export function ProfileHeader({
  view,
  actions,
  edit,
  subtitle,
  subtitleLang,
  facts = [],
  by,
  tags,
  stats = [],
  card,
  children,
  note,
}: ProfileHeaderProps) {
  const { profile, viewing, isOwn, isStarred } = view;
  const { name } = profile;
  const { image, shape } = pictureOf(profile);
  return (
    <header>
      <Cover src={'coverImage' in profile ? profile.coverImage : ''} />
      <div className={styles.head}>
        <div className={`${styles.mark} ${styles.shapes[shape]}`}>
          <Avatar name={name} src={image} size="huge" shape={shape} />
        </div>
        <div className={styles.identity}>
          <div className={styles.title}>
            <Heading level={1}>
              <bdi>{name}</bdi>
              {profile.verified && (
                <span className={styles.tick}>
                  <VerifiedTick />
                </span>
              )}
            </Heading>
            {/* Owners don't need a star to find their own page again. */}
            {!viewing && isStarred !== undefined && actions.onStar && (
              <StarButton name={name} isStarred={isStarred} onClick={actions.onStar} />
            )}
            {!isOwn && !viewing && (
              <AddToPipeline
                look="icon"
                card={{
                  id: card.id,
                  subject: { name, face: image, slug: profile.slug, account: card.account },
                  source: { kind: 'profile' },
                }}
              />
            )}
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
          <div className={styles.actions}>
            <ShareButton
              isCopied={view.share.copiedFrom === 'header'}
              onClick={() => actions.onShare('header')}
            />
            {isOwn ? (
              <Button href={edit.href} icon={Pencil}>
                {edit.label}
              </Button>
            ) : (
              <FollowButton isFollowing={view.isFollowing} onClick={actions.onFollow} />
            )}
            {children}
            {viewing && <ViewAs {...viewing} onChange={actions.onViewerChange} />}
          </div>
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
