import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Briefcase, Calendar, MapPin, MessageCircle, TrendingUp } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Tag } from '@/components/controls/Tag';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { pageAddress } from '@/components/profile/linkTargets';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { href } from '@/data/schema/shapes/href';
import { conversationHref, refOf } from '@/data/schema/shapes/ref';
import type { InvestorPartProps } from './investorView';

/** The header of an investor's profile, with its actions. */
export function InvestorHeader({ view, actions }: InvestorPartProps) {
  const { profile, isOwn, viewing } = view;
  const { investor: t, user } = useMessages('profile');
  const common = useMessages('common');
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const calendar = profile.availableForMentoring ? pageAddress(profile.calendarLink) : null;
  return (
    <ProfileHeader
      view={view}
      actions={actions}
      edit={{ href: href('investorAccount'), label: user.editProfile }}
      card={{ id: refOf('investor', profile.id) }}
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
    >
      {!isOwn && (
        <Button
          href={viewing ? href('messages') : conversationHref(profile)}
          variant={calendar ? 'secondary' : 'primary'}
          icon={MessageCircle}
        >
          {t.message}
        </Button>
      )}
      {calendar && (
        <Button href={calendar} target="_blank" rel="noopener noreferrer" icon={Calendar}>
          {t.scheduleMeeting}
          <VisuallyHidden> {common.newTab}</VisuallyHidden>
        </Button>
      )}
    </ProfileHeader>
  );
}
