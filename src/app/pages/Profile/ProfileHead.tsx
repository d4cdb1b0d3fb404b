import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import type { LoadedProfile, UnloadedProfile } from '@/components/profile/profileView';
import type { ProfileKind } from '@/data/schema/shapes/ref';

type ProfileHeadProps = { kind: ProfileKind; view: UnloadedProfile | LoadedProfile };

/** The title and description of a profile page. The title is the profile's name once that has loaded. */
export function ProfileHead({ kind, view }: ProfileHeadProps) {
  const t = useMessages('profile')[kind];
  const { status } = view;
  if (status === 'loaded') return <PageHead title={view.profile.name} description={t.headText} />;
  if (status === 'loading') return <PageHead title={t.loading} description={t.headText} />;
  return <PageHead title={t.notFoundTitle} description={t.notFoundText} />;
}
