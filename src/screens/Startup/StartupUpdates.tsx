import { useMessages } from '@messages';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { EmptySection } from '@/components/profile/EmptySection';
import { PostList } from '@/components/profile/PostList';
import { Section } from '@/components/profile/Section';
import { PostMissing } from '@/components/social/PostMissing';
import { href } from '@/data/schema/shapes/href';
import { addressOf } from '@/data/schema/shapes/ref';
import type { StartupPartProps } from './startupView';

/** The startup's posts. */
export function StartupUpdates({ view, actions, now }: StartupPartProps) {
  const { profile, likes, share } = view;
  const t = useMessages('profile').startup;
  const { name, logo, verified: isVerified, posts } = profile;
  const write = { label: t.writeUpdate, href: href('explore', { search: { as: addressOf(profile) } }) };
  if (posts.length === 0) {
    return (
      <>
        {view.isSharedMissing && <PostMissing />}
        <Section title={t.tabs.updates}>
          <EmptySection action={view.canPost ? write : undefined}>{t.noUpdates(profile)}</EmptySection>
        </Section>
      </>
    );
  }
  return (
    <>
      {view.isSharedMissing && <PostMissing />}
      <VisuallyHidden as="h2">{t.tabs.updates}</VisuallyHidden>
      <PostList
        posts={posts}
        author={{ name, image: logo, isVerified, shape: 'square' }}
        now={now}
        likes={likes}
        copiedFrom={share.copiedFrom}
        sharedId={view.sharedId}
        onLike={actions.onLike}
        onShare={actions.onShare}
      />
    </>
  );
}
