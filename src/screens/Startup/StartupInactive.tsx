import { useMessages } from '@messages';
import { Alert } from '@/components/feedback/Alert';
import { TextLink } from '@/components/typography/TextLink';
import { manageHref } from './manageHref';
import type { LoadedStartup } from './startupView';

type StartupInactiveProps = Pick<LoadedStartup, 'activity'> & { name: string };

/** Explains why viewers can't express interest. The owner gets a link to reactivate the startup. */
export function StartupInactive({ name, activity }: StartupInactiveProps) {
  const t = useMessages('profile').startup;
  if (activity === 'active') return null;
  return (
    <Alert tone="info">
      {activity === 'inactive' ? (
        t.inactive({ name })
      ) : (
        <>
          {t.ownInactive({ name })} <TextLink href={manageHref}>{t.manage}</TextLink>
        </>
      )}
    </Alert>
  );
}
