import { useMessages } from '@messages';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { PostList } from '@/components/profile/PostList';
import { Section } from '@/components/profile/Section';
import { PostMissing } from '@/components/social/PostMissing';
import { EmptyPart } from './EmptyPart';
import type { InvestorPartProps } from './investorView';

/** The investor's posts. */
export function InvestorPosts({ view, actions, now }: InvestorPartProps) {
  const { profile, isOwn, likes, share } = view;
  const t = useMessages('profile').investor;
  if (profile.posts.length === 0) {
    return (
      <>
        {view.isSharedMissing && <PostMissing />}
        <Section title={t.posts}>
          <EmptyPart part="posts" isOwn={isOwn} />
        </Section>
      </>
    );
  }
  return (
    <>
      {view.isSharedMissing && <PostMissing />}
      <VisuallyHidden as="h2">{t.posts}</VisuallyHidden>
      <PostList
        posts={profile.posts}
        author={{
          name: profile.name,
          image: profile.profileImage,
          isVerified: profile.verified,
          shape: 'round',
        }}
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
