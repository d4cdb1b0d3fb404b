import { useMessages } from '@messages';
import { FileDown } from 'lucide';
import type { Startup } from '@/data/schema/startup';
import { Button } from '../controls/Button';
import { Stack } from '../layout/Stack';
import { Text } from '../typography/Text';
import { fileAddress } from './address';
import { ExternalLink } from './ExternalLink';
import { Gate } from './Gate';
import { Section } from './Section';

export type StartupContactProps = {
  /** Its addresses and its deck; what it didn't give is left out. */
  startup: Pick<Startup, 'website' | 'email' | 'pitchDeck'>;
  /** Whether interest was ever expressed (spec section 4). */
  isRevealed: boolean;
  /** Whether interest can be expressed: it isn't asked for otherwise. */
  isOpen: boolean;
};

/** How to reach a startup, and its deck: shown to whoever expressed interest. */
export function StartupContact({ startup, isRevealed, isOpen }: StartupContactProps) {
  const t = useMessages('profile').startup;
  const { website, email } = startup;
  const deck = fileAddress(startup.pitchDeck);
  return (
    <>
      <Section title={t.contact} size="small">
        {!isRevealed ? (
          <Gate>{isOpen ? t.contactGate : t.closedGate}</Gate>
        ) : website || email ? (
          <Stack gap={8}>
            {website && <ExternalLink kind="website" value={website} />}
            {email && <ExternalLink kind="email" value={email} />}
          </Stack>
        ) : (
          <Text size="small" tone="muted">
            {t.noContact}
          </Text>
        )}
      </Section>
      <Section title={t.deck} size="small">
        {!deck ? (
          <Text size="small" tone="muted">
            {t.noDeck}
          </Text>
        ) : isRevealed ? (
          <Button variant="secondary" isFullWidth icon={FileDown} href={deck} isDownload>
            {t.deckDownload}
          </Button>
        ) : (
          <Gate>{isOpen ? t.deckGate : t.closedGate}</Gate>
        )}
      </Section>
    </>
  );
}
