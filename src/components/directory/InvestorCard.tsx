import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { memo } from 'react';
import type { Fit } from '@/data/schema/rules/fit';
import type { Investor } from '@/data/schema/shapes/investor';
import { profileHref, type Ref, refOf } from '@/data/schema/shapes/ref';
import { Tag } from '../controls/Tag';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { DirectoryCard } from './DirectoryCard';
import { FactRows } from './FactRows';
import { FitLine } from './FitLine';
import { StarButton } from './StarButton';

export type InvestorCardProps = {
  /** The profile, with the fields that other users may see. */
  investor: Investor;
  /** How well the viewer's startup meets the investor's criteria, when the list is sorted by best fit. */
  fit?: Fit;
  /** Whether the investor is the viewer. If so, the card has no star. */
  isOwn: boolean;
  /** Whether a card of the viewer's own has a star instead of a tag. */
  hasOwnStar?: boolean;
  /** Whether the viewer has starred the investor. */
  isStarred: boolean;
  /** Called to add or remove the star. */
  onStar: (ref: Ref) => void;
};

/** Card of an investor: name, title, sectors, check size and number of investments. */
export const InvestorCard = memo(function InvestorCard({
  investor,
  fit,
  isOwn,
  hasOwnStar,
  isStarred,
  onStar,
}: InvestorCardProps) {
  const t = useMessages('directory');
  const choiceText = useChoiceText();
  const formats = useFormats();
  const { id, name, sectors, investments } = investor;
  const ref = refOf('investor', id);
  const { checkSize } = investor.investmentCriteria;
  return (
    <DirectoryCard
      name={name}
      image={investor.profileImage}
      shape="round"
      isVerified={investor.verified}
      href={profileHref('investor', investor)}
      facts={choiceText(investor.title)}
      mark={
        isOwn && !hasOwnStar ? (
          <Tag tone="sky">{t.you}</Tag>
        ) : (
          <>
            {!isOwn && (
              <AddToPipeline
                look="icon"
                card={{
                  id: ref,
                  subject: { name, face: investor.profileImage, slug: investor.slug },
                  source: { kind: 'directory' },
                }}
              />
            )}
            <StarButton name={name} isStarred={isStarred} onClick={() => onStar(ref)} />
          </>
        )
      }
    >
      <FactRows
        rows={[
          { name: t.sectors, value: sectors.map(choiceText).join('\u00a0· ') },
          {
            name: t.checkSize,
            value: checkSize ? formats.moneyRange(checkSize.from, checkSize.to) : '',
          },
          {
            name: t.portfolio,
            value: investments === '' ? '' : t.investments({ count: formats.countRange(investments) }),
          },
        ]}
      />
      {fit && <FitLine fit={fit} by="ownStartup" />}
    </DirectoryCard>
  );
});
