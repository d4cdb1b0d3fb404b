import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Calendar, Check, MapPin, Pencil, Users } from 'lucide';
import { useId } from 'react';
import { Button } from '@/components/controls/Button';
import { StarButton } from '@/components/directory/StarButton';
import { lazyPart, useOpened } from '@/components/layout/lazyPart';
import { FollowButton } from '@/components/profile/FollowButton';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ShareButton } from '@/components/profile/ShareButton';
import { TagList } from '@/components/profile/TagList';
import { ViewAs } from '@/components/profile/ViewAs';
import { Unsaved } from '@/components/social/Unsaved';
import { editHref } from './manageHref';
import { RequestNote } from './RequestNote';
import * as styles from './StartupHeader.css';
import type { StartupPartProps } from './startupView';

const InterestPayoff = lazyPart(
  async () => (await import('@/components/profile/InterestPayoff')).InterestPayoff,
);

/** What it is, and what can be done about it. */
export function StartupHeader({ view, actions, now }: StartupPartProps) {
  const { profile, activity, isOwn, viewing, share, interest, isFollowing, isStarred } = view;
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const noteId = useId();
  const payoff = useOpened(InterestPayoff);
  function toggleInterest() {
    if (!interest.isRevealed) payoff.open();
    actions.onToggleInterest();
  }
  const { request } = interest;
  const isWaiting =
    interest.isExpressed && (request === null || (request !== 'unheard' && request.state === 'requested'));
  const canExpress = !isOwn && activity === 'active';
  const { location, founded, teamSize, categories, stage } = profile;
  return (
    <ProfileHeader
      shape="square"
      image={profile.logo}
      cover={profile.coverImage}
      name={profile.name}
      isVerified={profile.verified}
      star={<StarButton name={profile.name} isStarred={isStarred} onClick={actions.onStar} />}
      subtitle={profile.tagline}
      facts={[
        ...(location ? [{ icon: MapPin, text: location }] : []),
        ...(founded ? [{ icon: Calendar, text: t.founded({ year: String(founded) }) }] : []),
        ...(teamSize ? [{ icon: Users, text: t.people({ size: countRange(teamSize) }) }] : []),
      ]}
      tags={<TagList label={t.categories} items={[...categories, stage].filter(Boolean).map(choiceText)} />}
      actions={
        <>
          {viewing && <ViewAs {...viewing} onChange={actions.onViewerChange} />}
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => actions.onShare('header')} />
          {isOwn ? (
            <Button href={editHref(profile.id)} icon={Pencil}>
              {t.edit}
            </Button>
          ) : (
            <>
              <FollowButton isFollowing={isFollowing} onClick={actions.onFollow} />
              {canExpress && (
                <Button
                  variant={interest.isExpressed ? 'secondary' : 'signal'}
                  icon={interest.isExpressed ? Check : undefined}
                  aria-pressed={interest.isExpressed}
                  describedBy={noteId}
                  onClick={toggleInterest}
                >
                  {interest.isExpressed ? t.interestExpressed : t.expressInterest}
                </Button>
              )}
            </>
          )}
        </>
      }
      note={
        canExpress && (
          <>
            <div className={styles.interestNote} id={noteId} role="status">
              {isWaiting && (
                <p>
                  {t.interestNote}
                  {interest.unsaved && <Unsaved state={interest.unsaved} />}
                </p>
              )}
              {request && <RequestNote request={request} name={profile.name} now={now} />}
            </div>
            {payoff.isThere && interest.isRevealed && <InterestPayoff startup={profile} />}
          </>
        )
      }
    />
  );
}
