import { useMessages } from '@messages';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { TextLink } from '@/components/typography/TextLink';
import { href } from '@/data/schema/href';
import type { LoadedStartup } from './startupView';

type TractionPrivacyProps = { figures: Exclude<LoadedStartup['figures'], 'public'>; name: string };

/** Who gets to see traction and funding, and to whoever doesn't, what opens it. */
export function TractionPrivacy({ figures, name }: TractionPrivacyProps) {
  const t = useMessages('profile').startup;
  if (figures === 'closed') {
    return (
      <PrivacyNote>
        {t.closedTraction} <TextLink href={href('investorRegister')}>{t.becomeVerified}</TextLink>
      </PrivacyNote>
    );
  }
  return <PrivacyNote>{tractionNotes(t, name)[figures]}</PrivacyNote>;
}

/** Why whoever sees traction and funding does. */
export const tractionNotes = (t: ReturnType<typeof useMessages<'profile'>>['startup'], name: string) => ({
  own: t.ownTraction,
  traction: t.openTraction,
  approved: t.openApproved({ name }),
});
