import { useMessages } from '@messages';
import { PostList } from '@/components/profile/PostList';
import { Section } from '@/components/profile/Section';
import { EmptyPart } from './EmptyPart';
import type { InvestorPartProps } from './investorView';

/** The investor's posts. */
export function InvestorPosts(props: InvestorPartProps) {
  const t = useMessages('profile').investor;
  return (
    <PostList
      {...props}
      title={t.posts}
      empty={
        <Section title={t.posts}>
          <EmptyPart part="posts" isOwn={props.view.isOwn} />
        </Section>
      }
    />
  );
}
