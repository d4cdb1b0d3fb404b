import { useMessages } from '@messages';
import { FileDown } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Startup } from '@/data/schema/startup';
import { Button } from '../controls/Button';
import { Text } from '../typography/Text';
import { fileAddress } from './address';
import { ExternalLink } from './ExternalLink';
import * as styles from './InterestPayoff.css';

export type InterestPayoffProps = {
  /** Its addresses and its deck; what it didn't give is left out. */
  startup: Pick<Startup, 'website' | 'email' | 'pitchDeck'>;
};

/** What one's interest has just revealed (spec section 4), where it was expressed. It takes the focus when it appears. */
export function InterestPayoff({ startup }: InterestPayoffProps) {
  const t = useMessages('profile').startup;
  const { website, email } = startup;
  const deck = fileAddress(startup.pitchDeck);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      className={styles.payoff}
      ref={group}
      role="group"
      aria-label={`${t.contact}, ${t.deck}`}
      tabIndex={-1}
    >
      {website && <ExternalLink kind="website" value={website} />}
      {email && <ExternalLink kind="email" value={email} />}
      {!website && !email && (
        <Text size="small" tone="muted">
          {t.noContact}
        </Text>
      )}
      {deck ? (
        <Button variant="secondary" isFullWidth icon={FileDown} href={deck} isDownload>
          {t.deckDownload}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          {t.noDeck}
        </Text>
      )}
    </div>
  );
}
