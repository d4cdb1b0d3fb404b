import { rich, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { href } from '@/data/schema/href';
import { TextLink } from '../typography/TextLink';
import { PrivacyNote } from './PrivacyNote';

/** Whose traction, funding and metrics are to see, from the least to the most; see `LoadedStartup`. */
export const startupFigures = ['closed', 'traction', 'approved', 'public', 'own'] as const;

export type StartupAccessProps = {
  /** The startup's. */
  name: string;
  /** Whose figures are to see: everyone's, the owner's alone, none, traction alone, or all, as the owner approved. */
  figures: (typeof startupFigures)[number];
  /** Contact and deck are shown. */
  isContactOpen: boolean;
  /** Interest isn't expressed, and can be. */
  canAsk: boolean;
};

/**
 * Which parts of a startup the viewer sees, and what opens the rest (spec section 6), in one line above the tabs. It is a
 * status: interest opens contact and deck.
 */
export function StartupAccess({ name, figures, isContactOpen, canAsk }: StartupAccessProps) {
  const t = useMessages('profile').startup.access;
  const { list } = useFormats();
  const { parts } = t;
  const hasTraction = figures !== 'closed';
  const hasMetrics = hasTraction && figures !== 'traction';
  const seen = [
    parts.overview,
    parts.team,
    ...(hasTraction ? [parts.traction] : []),
    ...(hasMetrics ? [parts.metrics] : []),
    ...(isContactOpen ? [parts.contact] : []),
  ];
  return (
    <div role="status">
      <PrivacyNote>
        {figures === 'own' ? (
          t.own
        ) : (
          <>
            {t.sees({ parts: list(seen) })} {figures === 'public' && t.published({ name })}
            {!hasTraction && (
              <>
                {rich(t.traction, {
                  a: (marked) => <TextLink href={href('investorRegister')}>{marked}</TextLink>,
                })}{' '}
              </>
            )}
            {!hasMetrics && (canAsk ? t.ask({ name }) : t.metrics({ name }))}
          </>
        )}
      </PrivacyNote>
    </div>
  );
}
