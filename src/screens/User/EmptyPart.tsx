import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';

/** Where one's own page sends to have a part filled. */
const fillHrefs = {
  about: '/profile/manage',
  work: '/profile/manage',
  startups: '/list-startup',
  education: '/profile/manage',
  skills: '/profile/manage',
  info: '/userOnboard',
  contact: '/profile/manage',
  connections: '/discover',
  posts: '/explore',
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
