import { rich, useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { memo } from 'react';
import type { Fit } from '@/data/schema/rules/fit';
import { profileHref, type Ref, refOf } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import { Tag } from '../controls/Tag';
import { Gauge } from '../feedback/Gauge';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { Text } from '../typography/Text';
import { DirectoryCard } from './DirectoryCard';
import { FitLine } from './FitLine';
import { StarButton } from './StarButton';
import * as styles from './StartupCard.css';

export type StartupCardProps = {
  /** The profile, with the fields that other users may see. */
  startup: Startup;
  /** How well the startup meets the viewer's criteria, when the list is sorted by best fit. */
  fit?: Fit;
  /** Whether the viewer owns the startup. If so, the card has no star. */
  isOwn: boolean;
  /** Whether a card of the viewer's own has a star instead of a tag. */
  hasOwnStar?: boolean;
  /** Whether the viewer has starred the startup. */
  isStarred: boolean;
  /** Called to add or remove the star. */
  onStar: (ref: Ref) => void;
};

/** Card of a startup: name, tagline, tags and the progress of its round. */
export const StartupCard = memo(function StartupCard({
  startup,
  fit,
  isOwn,
  hasOwnStar,
  isStarred,
  onStar,
}: StartupCardProps) {
  const t = useMessages('directory');
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const { id, name, tagline, location, teamSize } = startup;
  const ref = refOf('startup', id);
  const people = teamSize && t.teamSize({ size: countRange(teamSize) });
  const labels = [...new Set([...startup.categories, startup.stage])].filter(Boolean);
  return (
    <DirectoryCard
      name={name}
      image={startup.logo}
      shape="square"
      isVerified={startup.verified}
      href={profileHref('startup', startup)}
      facts={[location, people].filter(Boolean).join('\u00a0· ')}
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
                  subject: { name, face: startup.logo, slug: startup.slug },
                  source: { kind: 'directory' },
                }}
              />
            )}
            <StarButton name={name} isStarred={isStarred} onClick={() => onStar(ref)} />
          </>
        )
      }
    >
      {tagline && <Text lang={startup.lang}>{tagline}</Text>}
      {labels.length > 0 && (
        <ul className={styles.tags}>
          {labels.map((label) => (
            <li key={label}>
              <Tag>{choiceText(label)}</Tag>
            </li>
          ))}
        </ul>
      )}
      <Fundraising startup={startup} />
      {fit && <FitLine fit={fit} by="ownCriteria" />}
    </DirectoryCard>
  );
});

/** Shows the share of the goal raised so far. If one value is unknown, shows the goal or an amount above 0. */
function Fundraising({ startup: { name, fundraising } }: Pick<StartupCardProps, 'startup'>) {
  const t = useMessages('directory');
  const formats = useFormats();
  const { raised, goal } = fundraising;
  if (raised === undefined) {
    return goal ? <Text size="small">{t.goal({ goal: formats.money(goal) })}</Text> : null;
  }
  const text = raised > 0 ? t.raised({ amount: formats.money(raised) }) : t.nothingRaised;
  const marked = rich(text, { b: (amount) => <strong>{amount}</strong> });
  if (!goal) return raised > 0 ? <Text size="small">{marked}</Text> : null;
  const ofGoal = t.ofGoal({ share: formats.percent(raised / goal), goal: formats.money(goal) });
  return (
    <Gauge
      label={t.fundraising({ name })}
      value={raised / goal}
      leftText={marked}
      rightText={ofGoal}
      valueText={`${text.replace(/<.*?>/g, '')}, ${ofGoal}`}
    />
  );
}
