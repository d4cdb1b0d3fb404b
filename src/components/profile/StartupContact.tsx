import { useMessages } from '@messages';
import { FileDown, FileText } from 'lucide';
import type { Startup } from '@/data/schema/shapes/startup';
import { Button } from '../controls/Button';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import { ExternalLink } from './ExternalLink';
import { Gate } from './Gate';
import { deckAddress } from './linkTargets';
import { Section } from './Section';

export type StartupContactProps = {
  /** The startup. Empty values aren't shown. `hasClosedDeck`: there is a deck that the viewer can't open. */
  startup: Pick<Startup, 'name' | 'website' | 'email' | 'pitchDeck' | 'hasClosedDeck'>;
  /** Whether contact and deck are shown, because the viewer has expressed interest (spec section 4). */
  isRevealed: boolean;
  /** Whether the viewer can express interest. If not, the text doesn't ask the viewer to do so. */
  isOpen: boolean;
};

/** The contact and deck of a startup, for viewers who expressed interest. */
export function StartupContact({ startup, isRevealed, isOpen }: StartupContactProps) {
  const t = useMessages('profile').startup;
  const { website, email } = startup;
  const { newTab } = useMessages('common');
  const deck = deckAddress(startup.pitchDeck);
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
        {!deck && !startup.hasClosedDeck ? (
          <Text size="small" tone="muted">
            {t.noDeck}
          </Text>
        ) : isRevealed && deck ? (
          <Stack gap={8}>
            <Button
              variant="secondary"
              isFullWidth
              icon={FileText}
              href={deck}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t.deckOpen}
              <VisuallyHidden> {newTab}</VisuallyHidden>
            </Button>
            <Button
              variant="quiet"
              isFullWidth
              icon={FileDown}
              href={deck}
              fileName={t.deckFile({ name: startup.name })}
            >
              {t.deckDownload}
            </Button>
          </Stack>
        ) : (
          <Gate>{isOpen ? t.deckGate : t.closedGate}</Gate>
        )}
      </Section>
    </>
  );
}
