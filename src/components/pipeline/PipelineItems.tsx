import { useMessages } from '@messages';
import { ArrowUpRight, Columns3, X } from 'lucide';
import { MenuItem, MenuRadioGroup, MenuSeparator } from '../overlays/Menu';
import { type Addable, useAdditions } from './additions';

export type PipelineItemsProps = {
  /** The startup, investor or person that the menu is about. */
  card: Addable;
};

/** Items of a menu: one that adds to the pipeline or, for a card in the pipeline, its stages and its removal. */
export function PipelineItems({ card: { id, ...card } }: PipelineItemsProps) {
  const { placeOf, onPress } = useAdditions();
  const t = useMessages('app');
  const place = placeOf(id);
  if (!place || place === 'adding')
    return (
      <MenuItem
        icon={Columns3}
        isDisabled={place !== null}
        onSelect={() => onPress({ type: 'card.add', id, ...card })}
      >
        {t.addToPipeline(card.subject)}
      </MenuItem>
    );
  return (
    <>
      <MenuRadioGroup
        label={place.label}
        value={place.stage}
        options={place.stages}
        onChange={(stage) => onPress({ type: 'card.move', id, stage })}
      />
      <MenuSeparator />
      <MenuItem icon={ArrowUpRight} href={place.href}>
        {place.open}
      </MenuItem>
      <MenuItem icon={X} onSelect={() => onPress({ type: 'card.remove', id })}>
        {place.remove}
      </MenuItem>
    </>
  );
}
