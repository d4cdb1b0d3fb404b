import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';
import { href } from '@/data/schema/shapes/href';

/** URLs of the pages where owners add content to a section of their profile. */
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
  /** Whether the viewer is the owner. */
  isOwn: boolean;
};

/** Replaces a section of the profile that has no content. Owners get a link for adding some. */
export function EmptyPart({ part, isOwn }: EmptyPartProps) {
  const t = useMessages('profile').user;
  return isOwn ? (
    <EmptySection action={{ label: t.fill[part], href: fillHrefs[part] }}>{t.ownEmpty[part]}</EmptySection>
  ) : (
    <EmptySection>{t.empty[part]}</EmptySection>
  );
}
