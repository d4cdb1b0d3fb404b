import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Link } from 'lucide';
import { Stack } from '@/components/layout/Stack';
import { ExternalLink } from '@/components/profile/ExternalLink';
import { FactList } from '@/components/profile/FactList';
import { useProfileFormats } from '@/components/profile/profileFormats';
import { Section } from '@/components/profile/Section';
import { ShareButton } from '@/components/profile/ShareButton';
import { TagList } from '@/components/profile/TagList';
import { skillsShown } from '@/data/schema/shapes/constants';
import { EmptyPart } from './EmptyPart';
import { StartupRows } from './StartupRows';
import type { UserPartProps } from './userView';

const contacts = ['website', 'email', 'linkedin', 'twitter', 'github'] as const;

/** The side column. Omits empty skills and startups, which the overview shows as missing. */
export function UserAside({ view, actions }: UserPartProps) {
  const { profile, isOwn, share } = view;
  const t = useMessages('profile').user;
  const choiceText = useChoiceText();
  const { monthYear } = useProfileFormats();
  const info = [
    { term: t.location, value: profile.location },
    { term: t.joined, value: profile.joinDate && monthYear(profile.joinDate) },
    { term: t.lookingFor, value: profile.lookingFor.map(choiceText).join(', ') },
  ].filter((fact) => fact.value);
  const isBare = !profile.location && profile.lookingFor.length === 0;
  const given = contacts.filter((kind) => profile[kind]);
  return (
    <>
      <Section title={t.info} size="small">
        {info.length > 0 && <FactList facts={info} />}
        {isBare && (isOwn || info.length === 0) && <EmptyPart part="info" isOwn={isOwn} />}
      </Section>
      {profile.skills.length > 0 && (
        <Section title={t.topSkills} size="small">
          <TagList label={t.topSkills} items={profile.skills} shown={skillsShown} />
        </Section>
      )}
      <Section title={t.contact} size="small">
        {given.length > 0 ? (
          <Stack gap={8}>
            {given.map((kind) => (
              <ExternalLink key={kind} kind={kind} value={profile[kind]} />
            ))}
          </Stack>
        ) : (
          <EmptyPart part="contact" isOwn={isOwn} />
        )}
        <ShareButton
          label={t.copyLink}
          icon={Link}
          size="small"
          isFullWidth
          isCopied={share.copiedFrom === 'contact'}
          onClick={() => actions.onShare('contact')}
        />
      </Section>
      {profile.startups.length > 0 && (
        <Section title={t.currentStartups} size="small">
          <StartupRows startups={profile.startups} look="plain" />
        </Section>
      )}
    </>
  );
}
