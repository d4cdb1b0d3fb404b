import { remembered } from '@/data/schema/rules/memoized';
import {
  addition,
  movement,
  passChange,
  removal,
  stageOf,
  stepChange,
  tagChange,
} from '@/data/schema/rules/pipelineCards';
import {
  type CardId,
  type CardStep,
  noteId,
  type PipelineCard,
  type PipelineChange,
  pipelineLimits,
  type Stage,
} from '@/data/schema/shapes/pipeline';
import { isBlankText, tidyText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { isSame } from '@/data/schema/text/tidied';
import { cardsById } from './cards';
import { applyWrite, undoing } from './changes';
import type { ActKind, DoneAct, PipelineContext, PipelineEvent, Telling } from './types';
import { addableStars, canTell, cardOf, suggestionOf } from './view';

// The acts of the user: which changes each makes, and what undoes it.

/** `to`: the stage to which the act moves its cards. */
type Act = { kind: ActKind; changes: readonly PipelineChange[]; to?: Stage | undefined };

const cardsOf = (context: PipelineContext, ids: readonly CardId[]): PipelineCard[] =>
  ids.flatMap((id) => cardOf(context, id) ?? []);

/** Returns the move of cards to a stage of the current board, without the cards that are there. */
function moving(context: PipelineContext, ids: readonly CardId[], stage: string, at: number): Act | null {
  const to = context.stages[context.board].find(({ id }) => id === stage);
  const cards = cardsOf(context, ids).filter(
    (card) => card.board === context.board && stageOf(context.stages, card).id !== stage,
  );
  return to ? { kind: 'moved', to, changes: cards.map((card) => movement(card, stage, at)) } : null;
}

/** Returns tags without blank and repeated ones, within the limits. */
const tidyTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tidyText(tag).slice(0, pipelineLimits.tag)).filter(Boolean))].slice(
    0,
    pipelineLimits.tags,
  );

const tidyStep = ({ text, ...step }: CardStep): CardStep => ({
  ...step,
  text: tidyText(text).slice(0, pipelineLimits.step),
});

/** Whether stages can replace those of a board. */
function areStages(stages: readonly Stage[]): boolean {
  const ids = new Set(stages.map(({ id }) => id).filter(Boolean));
  const isNamed = ({ name }: Stage) =>
    name === undefined || (!isBlankText(name) && name.length <= pipelineLimits.stageName);
  const isPossible = ids.size === stages.length && stages.length <= pipelineLimits.stages;
  return isPossible && stages.every(isNamed) && stages.some(({ kind }) => kind === 'open');
}

const fits = (text: string, maximum: number) => !isBlankText(text) && text.length <= maximum;

/** Returns the card and the reason of a form; `null` if a text is missing or too long. */
function passed({ form, ...context }: PipelineContext) {
  const card = form && cardOf(context, form.card);
  if (!card || form.words.length > pipelineLimits.words) return null;
  if (form.told !== null && !(fits(form.told, textMaximum.message) && canTell(context, card))) return null;
  const { words } = form;
  // The user may leave out the reason: passing must not take more presses.
  const reason = form.reason ?? 'other';
  // The text for the other person is a message, and never part of this record.
  return { card, pass: { reason, words: tidyText(words), toldAt: card.pass?.toldAt } };
}

function passing(context: PipelineContext, at: number): Act | null {
  const made = passed(context);
  if (!made) return null;
  const { card, pass } = made;
  const to = context.stages[card.board].find(({ kind }) => kind === 'lost');
  const isThere = !to || stageOf(context.stages, card).id === to.id;
  const changes = [passChange(card.id, pass), ...(isThere ? [] : [movement(card, to.id, at)])];
  return { kind: 'passed', to, changes };
}

/** Returns the message of the form for passing; `[]` without one. */
export function telling(context: PipelineContext, unique: string, at: number): Telling[] {
  const made = passed(context);
  const text = context.form?.told;
  if (!made || !text) return [];
  const { card, pass } = made;
  const id = card.id.slice(card.id.indexOf(':') + 1);
  const to = { id, slug: context.subjects.get(card.id)?.slug ?? card.slug };
  return [{ kind: 'tell', card: card.id, to, text: tidyText(text), at, unique, pass }];
}

function taking(context: PipelineContext, id: CardId, at: number): Act | null {
  const card = cardOf(context, id);
  const suggestion = card && suggestionOf(context, card);
  const to = suggestion && context.stages[card.board].find((stage) => stage.id === suggestion.stage);
  if (!to) return null;
  const answer = { kind: 'later', id: suggestion.row, value: {} } as const;
  return { kind: 'moved', to, changes: [movement(card, to.id, at), answer] };
}

function tagging(context: PipelineContext, id: CardId, tags: readonly string[]): PipelineChange[] {
  const card = cardOf(context, id);
  const tidy = tidyTags(tags);
  return card && !isSame(tidy, card.tags) ? [tagChange(id, tidy)] : [];
}

function noteRemoval({ opened, notes }: PipelineContext, note: string): PipelineChange[] {
  return opened && notes?.some(({ id }) => id === note)
    ? [{ kind: 'cardNote', id: noteId(opened, note), value: undefined }]
    : [];
}

function adding(context: PipelineContext, at: number): PipelineChange[] {
  const before = cardsById(context.cards);
  return addableStars(context).map(({ id, subject }) =>
    addition(context.stages, { id, subject, source: { kind: 'directory' }, at }, before.get(id)),
  );
}

function find(context: PipelineContext, event: PipelineEvent): Act | null {
  switch (event.type) {
    case 'cards.move':
      return moving(context, event.ids, event.stage, event.at);
    case 'card.drop':
      return context.lifted && moving(context, [context.lifted.id], context.lifted.stage, event.at);
    case 'suggestion.take':
      return taking(context, event.id, event.at);
    case 'pass.submit':
      return passing(context, event.at);
    case 'cards.remove':
      return {
        kind: 'removed',
        changes: cardsOf(context, event.ids).map((card) => removal(card, event.at)),
      };
    case 'step.change': {
      const step = tidyStep(event.step);
      const cards = cardsOf(context, event.ids).filter((card) => !isSame(card.step ?? { text: '' }, step));
      return { kind: 'stepped', changes: cards.map(({ id }) => stepChange(id, step)) };
    }
    case 'tags.change':
      return { kind: 'tagged', changes: tagging(context, event.id, event.tags) };
    case 'tag.add':
      return {
        kind: 'tagged',
        changes: event.ids.flatMap((id) =>
          tagging(context, id, [...(cardOf(context, id)?.tags ?? []), event.tag]),
        ),
      };
    case 'note.remove':
      return { kind: 'noteRemoved', changes: noteRemoval(context, event.note) };
    case 'stages.change': {
      const { board, stages } = context;
      const isChanged = areStages(event.stages) && !isSame(event.stages, stages[board]);
      const change = { kind: 'boardStages', id: board, value: event.stages } as const;
      return { kind: 'staged', changes: isChanged ? [change] : [] };
    }
    case 'stars.add':
      return { kind: 'added', changes: adding(context, event.at) };
    default:
      return null;
  }
}

/** Returns the act of an event; `null` if it would change nothing. */
export const actOf = remembered((context: PipelineContext, event: PipelineEvent): Act | null => {
  const act = find(context, event);
  return act && act.changes.length > 0 ? act : null;
});

/** Returns an act with what a message about it and its undoing needs. Call it before the act is written. */
export function described(context: PipelineContext, { kind, changes, to }: Act): DoneAct {
  const after = cardsById(applyWrite(context, { kind: 'records', changes }).cards);
  const before = cardsById(context.cards);
  const ids = new Set(
    changes.flatMap((change) =>
      change.kind === 'boardStages' || change.kind === 'later' ? [] : (change.id.split('/')[0] ?? []),
    ),
  );
  const cards = [...ids].flatMap((id) => before.get(id as CardId) ?? after.get(id as CardId) ?? []);
  const from = new Map(
    cards.map((card) => stageOf(context.stages, card)).map((stage) => [stage.id, stage] as const),
  );
  return {
    kind,
    board: context.board,
    names: cards.map(({ name }) => name),
    to,
    from: to && from.size === 1 ? [...from.values()][0] : undefined,
    changes: undoing(context, changes),
  };
}
