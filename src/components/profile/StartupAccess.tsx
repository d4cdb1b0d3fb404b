import { rich, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { href } from '@/data/schema/shapes/href';
import { TextLink } from '../typography/TextLink';
import { PrivacyNote } from './PrivacyNote';

/** How much of traction, funding and metrics is shown, from the least to the most; see `LoadedStartup`. */
export const metricsAccessLevels = ['closed', 'traction', 'approved', 'public', 'own'] as const;

export type StartupAccessProps = {
  /** The startup's name. */
  name: string;
  /** The metrics shown: none, only traction, all with approval, all published, or the owner's own. */
  metricsAccess: (typeof metricsAccessLevels)[number];
  /** Whether contact and deck are shown. */
  isContactOpen: boolean;
  /** Whether the viewer can express interest and hasn't yet. */
  canAsk: boolean;
};

/**
 * Shows which parts of a startup the viewer sees, and how to see the rest (spec section 6), in one line above
 * the tabs. Screen readers announce a change, such as access to contact and deck after expressing interest.
 */
export function StartupAccess({ name, metricsAccess, isContactOpen, canAsk }: StartupAccessProps) {
  const t = useMessages('profile').startup.access;
  const { list } = useFormats();
  const { parts } = t;
  const hasTraction = metricsAccess !== 'closed';
  const hasMetrics = hasTraction && metricsAccess !== 'traction';
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
        {metricsAccess === 'own' ? (
          t.own
        ) : (
          <>
            {t.sees({ parts: list(seen) })} {metricsAccess === 'public' && t.published({ name })}
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
