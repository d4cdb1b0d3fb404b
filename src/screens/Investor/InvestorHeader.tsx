import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Briefcase, Calendar, MapPin, MessageCircle, Pencil, TrendingUp } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Tag } from '@/components/controls/Tag';
import { StarButton } from '@/components/directory/StarButton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { FollowButton } from '@/components/profile/FollowButton';
import { pageAddress } from '@/components/profile/linkTargets';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ShareButton } from '@/components/profile/ShareButton';
import { ViewAs } from '@/components/profile/ViewAs';
import { href } from '@/data/schema/shapes/href';
import { conversationHref } from '@/data/schema/shapes/ref';
import type { InvestorPartProps } from './investorView';

/** The header of an investor's profile, with its actions. */
export function InvestorHeader({ view, actions }: Omit<InvestorPartProps, 'now'>) {
  const { profile, isOwn, viewing, share } = view;
  const { investor: t, user } = useMessages('profile');
  const common = useMessages('common');
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const calendar = profile.availableForMentoring ? pageAddress(profile.calendarLink) : null;
  return (
    <ProfileHeader
      shape="round"
      image={profile.profileImage}
      cover=""
      name={profile.name}
      isVerified={profile.verified}
      star={
        !viewing && <StarButton name={profile.name} isStarred={view.isStarred} onClick={actions.onStar} />
      }
      subtitle={choiceText(profile.title)}
      facts={[
        // Omits a type that repeats the title, as for a newly registered investor.
        ...(profile.investorType && profile.investorType !== profile.title
          ? [{ icon: Briefcase, text: choiceText(profile.investorType) }]
          : []),
        ...(profile.location ? [{ icon: MapPin, text: profile.location }] : []),
        ...(profile.investments === ''
          ? []
          : [{ icon: TrendingUp, text: t.investmentCount({ count: countRange(profile.investments) }) }]),
      ]}
      tags={profile.availableForMentoring && <Tag tone="rise">{t.mentoring}</Tag>}
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => actions.onShare('header')} />
          {isOwn ? (
            <Button href={href('investorAccount')} icon={Pencil}>
              {user.editProfile}
            </Button>
          ) : (
            <>
              <FollowButton isFollowing={view.isFollowing} onClick={actions.onFollow} />
              <Button
                href={viewing ? href('messages') : conversationHref(profile)}
                variant={calendar ? 'secondary' : 'primary'}
                icon={MessageCircle}
              >
                {t.message}
              </Button>
            </>
          )}
          {calendar && (
            <Button href={calendar} target="_blank" rel="noopener noreferrer" icon={Calendar}>
              {t.scheduleMeeting}
              <VisuallyHidden> {common.newTab}</VisuallyHidden>
            </Button>
          )}
          {viewing && <ViewAs {...viewing} onChange={actions.onViewerChange} />}
        </>
      }
    />
  );
}
