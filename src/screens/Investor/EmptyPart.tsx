import { useMessages } from '@messages';
import { EmptySection } from '@/components/profile/EmptySection';
import { href } from '@/data/schema/href';

/** Where one's own page sends to have a part filled. */
const fillHrefs = {
  about: href('investorAccount'),
  contact: href('investorAccount'),
  portfolio: href('investorAccount'),
  posts: href('explore'),
} as const;

export type EmptyPartProps = {
  part: keyof typeof fillHrefs;
  /** Its owner looks. */
  isOwn: boolean;
};

/** A part of the profile nobody filled yet: its owner is led to what fills it. */
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
