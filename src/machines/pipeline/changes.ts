import { inverseOf, type Stages, withChange } from '@/data/schema/rules/pipelineCards';
import {
  type CardId,
  type CardNote,
  noteId,
  type PipelineCard,
  type PipelineChange,
} from '@/data/schema/shapes/pipeline';
import { type Outbox, onTop, type Supersedes, unwritten } from '../shared/outbox';
import { cardsById } from './cards';
import { arrived, placed } from './order';
import type { PipelineContext, PipelineData, PipelineWrite } from './types';

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** Passing again, or undoing a pass, replaces a message that couldn't be sent. */
export const supersedes: Supersedes<PipelineWrite> = (later, earlier) => {
  if (later.kind === 'tell') return earlier.kind === 'tell' && later.card === earlier.card;
  const written = new Set(later.changes.map(keyOf));
  if (earlier.kind === 'tell') return written.has(keyOf({ kind: 'cardPass', id: earlier.card }));
  return earlier.changes.every((change) => written.has(keyOf(change)));
};

/**
 * Returns the write of these changes; `[]` if there are none. It includes the rest of each unsaved write with
 * which it shares a record. Otherwise, a retry of that write would overwrite the newer change.
 */
export function records(outbox: Outbox<PipelineWrite>, changes: readonly PipelineChange[]): PipelineWrite[] {
  if (changes.length === 0) return [];
  const keys = new Set(changes.map(keyOf));
  const rest = new Map<string, PipelineChange>();
  for (const write of unwritten(outbox))
    if (write.kind === 'records' && write.changes.some((change) => keys.has(keyOf(change))))
      for (const change of write.changes) if (!keys.has(keyOf(change))) rest.set(keyOf(change), change);
  return [{ kind: 'records', changes: [...rest.values(), ...changes] }];
}

const changesOf = (write: PipelineWrite): readonly PipelineChange[] =>
  write.kind === 'records' ? write.changes : [];

type Facts = Pick<PipelineContext, 'cards' | 'stages' | 'later'>;

/** Returns the cards with changes applied: each changed card is a new object, and new cards are last. */
function withCardChanges(
  cards: readonly PipelineCard[],
  changes: readonly PipelineChange[],
): readonly PipelineCard[] {
  const byCard = new Map<string, PipelineChange[]>();
  for (const change of changes)
    if (/^card(Step|Tags|Pass)?$/.test(change.kind))
      byCard.set(change.id, [...(byCard.get(change.id) ?? []), change]);
  if (byCard.size === 0) return cards;
  const isRemoval = ({ kind, value }: PipelineChange) => kind === 'card' && value === undefined;
  const changed = (card: PipelineCard, made: readonly PipelineChange[]) =>
    made.some(isRemoval) ? [] : [made.reduce(withChange, card)];
  const known = cardsById(cards);
  const added = [...byCard].flatMap(([id, made]) => {
    const first = made.find(({ kind }) => kind === 'card');
    if (known.has(id as CardId) || first?.kind !== 'card' || !first.value) return [];
    return changed({ ...first.value, id: id as CardId, tags: [] }, made);
  });
  const others: PipelineCard[] = [];
  for (const card of cards) {
    const made = byCard.get(card.id);
    if (made) others.push(...changed(card, made));
    else others.push(card);
  }
  return [...others, ...added];
}

/** Returns the cards, stages and answers with a write applied. */
export function applyWrite(facts: Facts, write: PipelineWrite): Facts {
  const changes = changesOf(write);
  let { stages, later } = facts;
  for (const { kind, id, value } of changes) {
    if (kind === 'boardStages' && value) stages = { ...stages, [id]: value };
    if (kind !== 'later') continue;
    const others = [...later].filter(([row]) => row !== id);
    later = new Map(value ? [...others, [id, value]] : others);
  }
  return { stages, later, cards: withCardChanges(facts.cards, changes) };
}

/** Returns the notes of a card with a write applied, oldest first. */
export function applyToNotes(
  card: CardId,
  notes: readonly CardNote[],
  changes: readonly PipelineChange[],
): readonly CardNote[] {
  const prefix = noteId(card, '');
  const own = changes.filter(({ kind, id }) => kind === 'cardNote' && id.startsWith(prefix));
  if (own.length === 0) return notes;
  const byId = new Map(notes.map((note) => [note.id, note]));
  for (const change of own) {
    const id = change.id.slice(prefix.length);
    if (change.kind === 'cardNote' && change.value) byId.set(id, { ...change.value, id });
    else byId.delete(id);
  }
  return [...byId.values()].sort((a, b) => a.at - b.at);
}

/** Returns the context with a write shown. The user's own moves and additions are at their sorted places. */
export function show(context: PipelineContext, write: PipelineWrite): Partial<PipelineContext> {
  const changes = changesOf(write);
  const facts = applyWrite(context, write);
  const before = cardsById(context.cards);
  const after = cardsById(facts.cards);
  const moved = changes.filter(
    ({ kind, id }) => kind === 'card' && before.get(id as CardId)?.stage !== after.get(id as CardId)?.stage,
  );
  const written = new Set(changes.map(keyOf));
  const { draft, opened } = context;
  const isDraft = draft !== null && opened !== null && written.has(`cardNote ${noteId(opened, draft.id)}`);
  return {
    ...facts,
    ...(moved.length > 0 && {
      order: placed({ ...context, ...facts }, new Set(moved.map(({ id }) => id as CardId))),
    }),
    typed: context.typed.filter((change) => !written.has(keyOf(change))),
    ...(isDraft && { draft: { ...draft, isWritten: true } }),
  };
}

/** Whether two cards have the same fields. Each part of a card is the object that was written. */
const isSame = (a: PipelineCard, b: PipelineCard): boolean =>
  [a, b].every((card) => (Object.keys(card) as (keyof PipelineCard)[]).every((key) => a[key] === b[key]));

/** Returns the cards that were read. Those that haven't changed, or all of them, stay the same objects. */
function withKnown(read: readonly PipelineCard[], before: readonly PipelineCard[]): readonly PipelineCard[] {
  const known = cardsById(before);
  const cards = read.map((card) => {
    const last = known.get(card.id);
    return last && (last === card || isSame(last, card)) ? last : card;
  });
  return cards.length === before.length && cards.every((card, at) => card === before[at]) ? before : cards;
}

/** Returns the context after the store was read, with unsaved changes on top. */
export function take(
  context: PipelineContext,
  { cards, stages, later }: PipelineData,
): Partial<PipelineContext> {
  const read = onTop<PipelineWrite, Facts>(context.outbox, { cards, stages, later }, applyWrite);
  const facts = { ...read, cards: withKnown(read.cards, context.cards) };
  if (facts.cards === context.cards) return facts;
  return { ...facts, order: arrived({ ...context, ...facts }, context.cards) };
}

/** Returns what undoes changes of the cards, notes, stages and answers. */
export function undoing(
  { cards, stages, later, notes }: Pick<PipelineContext, 'cards' | 'stages' | 'later' | 'notes'>,
  changes: readonly PipelineChange[],
): PipelineChange[] {
  const before = cardsById(cards);
  return changes.map((change): PipelineChange => {
    const { kind, id } = change;
    if (kind === 'later') return { kind, id, value: later.get(id) };
    if (kind === 'boardStages') return { kind, id, value: stages[id as keyof Stages] };
    if (kind === 'cardNote') {
      const found = notes?.find((note) => id.endsWith(`/${note.id}`));
      return { kind, id, value: found && { text: found.text, at: found.at, editedAt: found.editedAt } };
    }
    return inverseOf(change, before.get(id as CardId));
  });
}
