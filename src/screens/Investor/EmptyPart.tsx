import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';
import { href } from '@/data/schema/shapes/href';

/** URLs of the pages where owners add content to a section of their profile. */
const fillHrefs = {
  about: href('investorAccount'),
  contact: href('investorAccount'),
  portfolio: href('investorAccount'),
  posts: href('explore'),
} as const;

export type EmptyPartProps = {
  part: keyof typeof fillHrefs;
  /** Whether the viewer is the owner. */
  isOwn: boolean;
};

/** Replaces a section of the profile that has no content. Owners get a link for adding some. */
export function EmptyPart({ part, isOwn }: EmptyPartProps) {
  const { investor, user } = useMessages('profile');
  const empty = {
    about: investor.noAbout,
    contact: investor.noContact,
    portfolio: investor.noPortfolio,
    posts: investor.noPosts,
  };
  return isOwn ? (
    <EmptySection action={{ label: user.fill[part], href: fillHrefs[part] }}>
      {user.ownEmpty[part]}
    </EmptySection>
  ) : (
    <EmptySection>{empty[part]}</EmptySection>
  );
}
