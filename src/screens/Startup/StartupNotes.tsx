import { useMessages } from '@messages';
import { Alert } from '@/components/feedback/Alert';
import { StartupAccess } from '@/components/profile/StartupAccess';
import { TextLink } from '@/components/typography/TextLink';
import { manageHref } from './manageHref';
import type { StartupPartProps } from './startupView';

/**
 * Explains why viewers can't express interest in an inactive startup, with a link for its owner to reactivate
 * it, and which of the metrics and contact details the viewer can't see.
 */
export function StartupNotes({ view }: StartupPartProps) {
  const { profile, activity, metricsAccess, interest } = view;
  const { name } = profile;
  const t = useMessages('profile').startup;
  return (
    <>
      {activity !== 'active' && (
        <Alert tone="info">
          {activity === 'inactive' ? (
            t.inactive({ name })
          ) : (
            <>
              {t.ownInactive({ name })} <TextLink href={manageHref}>{t.manage}</TextLink>
            </>
          )}
        </Alert>
      )}
      <StartupAccess
        name={name}
        metricsAccess={metricsAccess}
        isContactOpen={interest.isRevealed}
        canAsk={activity === 'active' && !interest.isExpressed}
      />
    </>
  );
}
