import { useMessages } from '@messages';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import { PageHead } from '@/app/pages/PageHead';
import { paramsOf, useParams } from '@/app/router/useParams';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import type { LoadedProfile, UnloadedProfile } from '@/components/profile/profileView';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import type { profileMachine } from '@/machines/profile/machine';
import { type ProfileControls, useProfile } from './useProfile';

/**
 * Returns the page of a kind of profile. It remounts for another profile, and when another account signs in.
 * @param param the parameter of the route that contains the slug
 */
export function profilePageOf<View extends UnloadedProfile | LoadedProfile>(
  kind: ProfileKind,
  param: string,
  viewOf: (snapshot: SnapshotFrom<typeof profileMachine>) => View,
  Screen: ComponentType<ProfileControls & { view: View }>,
) {
  function Profile({ slug }: { slug: string }) {
    const { view, ...controls } = useProfile(kind, slug, viewOf);
    const t = useMessages('profile')[kind];
    const { status } = view;
    const title =
      status === 'loaded' ? view.profile.name : status === 'loading' ? t.loading : t.notFoundTitle;
    const isThere = status === 'loaded' || status === 'loading';
    return (
      <>
        <PageHead title={title} description={isThere ? t.headText : t.notFoundText} />
        <Screen view={view} {...controls} />
      </>
    );
  }
  return function ProfilePage() {
    const { [param]: slug = '' } = useParams();
    return <Profile key={`${slug} ${useServices().userKey}`} slug={slug} />;
  };
}

/** Returns the function that preloads the data of such a page. */
export const preloadProfile = (kind: ProfileKind, param: string) => async (pathname: string) =>
  (await currentServices().directory()).find(kind, { slug: paramsOf(pathname)[param] ?? '' });
