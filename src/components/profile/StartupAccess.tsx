import { rich, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { href } from '@/data/schema/shapes/href';
import { TextLink } from '../typography/TextLink';
import { PrivacyNote } from './PrivacyNote';

/** Levels of access to a startup's traction, funding and metrics, from none to all. */
export const metricsAccessLevels = ['closed', 'traction', 'approved', 'public', 'own'] as const;

export type StartupAccessProps = {
  /** The startup's name. */
  name: string;
  /**
   * closed: no metrics. traction: only traction and funding. approved: all, because the owner approved the
   * viewer. public: all, as for every viewer. own: the viewer is the owner.
   */
  metricsAccess: (typeof metricsAccessLevels)[number];
  /** Whether contact and deck are shown. */
  isContactOpen: boolean;
  /** Whether the viewer can express interest, but hasn't done so yet. */
  canAsk: boolean;
};

/**
 * A note above the tabs: which parts of a startup the viewer sees, and how to see the rest (spec section 6).
 * Screen readers announce changes, for example when expressing interest reveals contact and deck.
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
