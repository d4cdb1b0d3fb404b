import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { discoverHref, type ProfileKind } from '@/data/schema/shapes/ref';
import { NotFound } from '../feedback/NotFound';
import { PrerenderedContent } from '../layout/PrerenderedContent';
import { CopyRefused } from './CopyRefused';
import * as styles from './ProfilePage.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import type { LoadedProfile, UnloadedProfile } from './profileView';

export type ProfilePageProps = {
  /** Kind of the profile. Decides the texts while loading and after a failure. */
  kind: ProfileKind;
  /** Status of the profile. Decides whether a skeleton, an error or `children` is shown. */
  status: (UnloadedProfile | LoadedProfile)['status'];
  /** Called to load the profile again. */
  onRetry: () => void;
  /** The link that couldn't be copied; `null` if there is none. */
  refusedLink: string | null;
  /** Called to dismiss the message about `refusedLink`. */
  onDismissShare: () => void;
  /** The profile; shown once loaded. */
  children: ReactNode;
};

/** The main region of a profile's screen, in every state. */
export function ProfilePage({
  kind,
  status,
  onRetry,
  refusedLink,
  onDismissShare,
  children,
}: ProfilePageProps) {
  const t = useMessages('profile')[kind];
  const common = useMessages('common');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PrerenderedContent
        isLoading={status === 'loading'}
        skeleton={
          <ProfileSkeleton
            label={t.loading}
            shape={kind === 'startup' ? 'square' : 'round'}
            hasStats={kind === 'user'}
          />
        }
      >
        {status === 'loaded' ? (
          children
        ) : (
          <NotFound
            title={t.notFoundTitle}
            text={t.notFoundText}
            actionLabel={t.notFoundAction}
            actionHref={discoverHref(kind)}
            {...(status === 'failed' && { error: t.failed, onRetry, retryLabel: common.tryAgain })}
          />
        )}
      </PrerenderedContent>
      {refusedLink !== null && <CopyRefused link={refusedLink} onClose={onDismissShare} />}
    </main>
  );
}
