import type { Announcement, CardId, Stage } from '@/data/schema/shapes/pipeline';
import type { PipelineContext } from './types';
import { cardOf, columnsOf, shownOf, shownStages } from './view';

// Moving a card with the keyboard: lift it, carry it from column to column, and drop it or put it back.

/** Whether a card can be lifted: it is shown in a column. */
export const canLift = (context: PipelineContext, id: CardId): boolean =>
  context.look === 'board' && shownOf(context).some(({ card }) => card.id === id);

/** Returns the column beside that of the lifted card; `undefined` at the end. */
export function columnBeside(context: PipelineContext, by: 1 | -1): Stage | undefined {
  const { lifted } = context;
  const stages = shownStages(context);
  const at = stages.findIndex(({ id }) => id === lifted?.stage);
  return lifted && at >= 0 ? stages[at + by] : undefined;
}

/** Returns what is announced of a card, with its position in its column; `null` if it isn't shown. */
function announcementOf(
  context: PipelineContext,
  kind: Announcement['kind'],
  id: CardId,
): Announcement | null {
  for (const { stage, cards } of columnsOf(context)) {
    const at = cards.findIndex(({ card }) => card.id === id);
    const name = cards[at]?.card.name;
    if (name !== undefined) return { kind, name, stage, at: at + 1, of: cards.length };
  }
  return null;
}

export function lifting(context: PipelineContext, id: CardId): Partial<PipelineContext> {
  const column = columnsOf(context).find(({ cards }) => cards.some(({ card }) => card.id === id));
  const stage = column?.stage.id;
  return stage === undefined
    ? {}
    : { lifted: { id, from: stage, stage }, announcement: announcementOf(context, 'lifted', id) };
}

export function carrying(context: PipelineContext, by: 1 | -1): Partial<PipelineContext> {
  const stage = columnBeside(context, by);
  if (!context.lifted || !stage) return {};
  const lifted = { ...context.lifted, stage: stage.id };
  return { lifted, announcement: announcementOf({ ...context, lifted }, 'carried', lifted.id) };
}

/** Returns the context once the card is dropped, which is already written, or put back. */
export function landing(context: PipelineContext, kind: 'dropped' | 'putBack'): Partial<PipelineContext> {
  const { lifted } = context;
  const isShown = lifted && cardOf(context, lifted.id);
  const announcement = isShown ? announcementOf({ ...context, lifted: null }, kind, lifted.id) : null;
  return { lifted: null, announcement };
}
