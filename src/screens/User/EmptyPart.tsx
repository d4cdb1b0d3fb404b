import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';
import { href } from '@/data/schema/href';

/** Where one's own page sends to have a part filled. */
const fillHrefs = {
  about: href('account'),
  work: href('account'),
  startups: href('listStartup'),
  education: href('account'),
  skills: href('account'),
  info: href('onboarding'),
  contact: href('account'),
  connections: href('discover'),
  posts: href('explore'),
} as const;

export type EmptyPartProps = {
  part: keyof typeof fillHrefs;
  /** Its owner looks. */
  isOwn: boolean;
};

/** A part of the profile nobody filled yet: its owner is led to what fills it. */
export function EmptyPart({ part, isOwn }: EmptyPartProps) {
  const t = useMessages('profile').user;
  return isOwn ? (
    <EmptySection action={{ label: t.fill[part], href: fillHrefs[part] }}>{t.ownEmpty[part]}</EmptySection>
  ) : (
    <EmptySection>{t.empty[part]}</EmptySection>
  );
}
