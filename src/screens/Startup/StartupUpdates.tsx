import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';
import { PostList } from '@/components/profile/PostList';
import { Section } from '@/components/profile/Section';
import { href } from '@/data/schema/shapes/href';
import { addressOf } from '@/data/schema/shapes/ref';
import type { StartupPartProps } from './startupView';

/** The startup's posts. */
export function StartupUpdates(props: StartupPartProps) {
  const { profile, canPost } = props.view;
  const t = useMessages('profile').startup;
  const write = { label: t.writeUpdate, href: href('explore', { search: { as: addressOf(profile) } }) };
  return (
    <PostList
      {...props}
      title={t.tabs.updates}
      empty={
        <Section title={t.tabs.updates}>
          <EmptySection action={canPost ? write : undefined}>{t.noUpdates(profile)}</EmptySection>
        </Section>
      }
    />
  );
}
