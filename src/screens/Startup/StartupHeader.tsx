import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Calendar, Check, MapPin, MessageCircle, Users } from 'lucide';
import { useId } from 'react';
import { Button } from '@/components/controls/Button';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { TagList } from '@/components/profile/TagList';
import { Unsaved } from '@/components/social/Unsaved';
import { href } from '@/data/schema/shapes/href';
import { addressOf, conversationHref, refOf } from '@/data/schema/shapes/ref';
import { editHref } from './manageHref';
import { RequestNote } from './RequestNote';
import * as styles from './StartupHeader.css';
import type { StartupPartProps } from './startupView';

/** The header of a startup's profile, with its actions. */
export function StartupHeader({ view, actions, now }: StartupPartProps) {
  const { profile, activity, isOwn, viewing, interest, listedBy } = view;
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const noteId = useId();
  const { request } = interest;
  const isWaiting = interest.isExpressed && (request === null || request.state === 'requested');
  const canExpress = !isOwn && activity === 'active';
  const { needsAccount } = interest;
  const { location, founded, teamSize, categories, stage } = profile;
  return (
    <ProfileHeader
      view={view}
      actions={actions}
      edit={{ href: editHref(addressOf(profile)), label: t.edit }}
      subtitle={profile.tagline}
      subtitleLang={profile.lang}
      card={{ id: refOf('startup', profile.id), account: listedBy?.uid }}
      by={listedBy ? { ...listedBy, text: t.listedBy(listedBy) } : undefined}
      facts={[
        ...(location ? [{ icon: MapPin, text: location }] : []),
        ...(founded ? [{ icon: Calendar, text: t.founded({ year: String(founded) }) }] : []),
        ...(teamSize ? [{ icon: Users, text: t.people({ size: countRange(teamSize) }) }] : []),
      ]}
      tags={<TagList label={t.categories} items={[...categories, stage].filter(Boolean).map(choiceText)} />}
      note={
        canExpress && (
          <div className={styles.interestNote} id={noteId} role="status">
            {needsAccount && <p>{t.interestNeedsAccount(profile)}</p>}
            {isWaiting && (
              <p>
                {t.interestNote}
                {interest.unsaved && <Unsaved state={interest.unsaved} />}
              </p>
            )}
            {request && <RequestNote request={request} name={profile.name} now={now} />}
          </div>
        )
      }
    >
      {!isOwn && interest.isRevealed && (
        <Button
          variant="secondary"
          icon={MessageCircle}
          href={viewing ? href('messages') : conversationHref(profile)}
        >
          {t.message}
        </Button>
      )}
      {canExpress && needsAccount && (
        <Button variant="signal" describedBy={noteId} onClick={actions.onGetAccount}>
          {t.expressInterest}
        </Button>
      )}
      {canExpress && !needsAccount && (
        <Button
          variant={interest.isExpressed ? 'secondary' : 'signal'}
          icon={interest.isExpressed ? Check : undefined}
          aria-pressed={interest.isExpressed}
          describedBy={noteId}
          onClick={actions.onToggleInterest}
        >
          {interest.isExpressed ? t.interestExpressed : t.expressInterest}
        </Button>
      )}
    </ProfileHeader>
  );
}
