import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { href } from '@/data/schema/href';
import type { ProfileKind } from '@/data/schema/ref';
import { NotFound } from '../feedback/NotFound';
import { CopyRefused } from './CopyRefused';
import * as styles from './ProfilePage.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import type { ProfileScreenProps } from './profileScreen';

export type ProfilePageProps = Pick<ProfileScreenProps, 'status' | 'onRetry' | 'share' | 'onDismissShare'> & {
  kind: ProfileKind;
  /** The profile; shown once loaded. */
  children: ReactNode;
};

/** The main region of a profile's screen, whatever its state. */
export function ProfilePage({ kind, status, onRetry, share, onDismissShare, children }: ProfilePageProps) {
  const t = useMessages('profile')[kind];
  const common = useMessages('common');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      {status === 'loaded' ? (
        children
      ) : status === 'loading' ? (
        <ProfileSkeleton
          label={t.loading}
          shape={kind === 'startup' ? 'square' : 'round'}
          hasStats={kind === 'user'}
        />
      ) : (
        <NotFound
          title={t.notFoundTitle}
          text={t.notFoundText}
          actionLabel={t.notFoundAction}
          actionHref={href('discover')}
          {...(status === 'failed' && { error: t.failed, onRetry, retryLabel: common.tryAgain })}
        />
      )}
      {share.refusedLink !== null && <CopyRefused link={share.refusedLink} onClose={onDismissShare} />}
    </main>
  );
}
