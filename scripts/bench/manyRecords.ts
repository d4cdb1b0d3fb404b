import { ownPost } from '@kit/fixtures/feed';
import { listing } from '@kit/fixtures/wizards';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import { startupCategories } from '@/data/schema/shapes/choices';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { postTypes } from '@/data/schema/shapes/lists';
import { type CardId, defaultStages, type PipelineChange } from '@/data/schema/shapes/pipeline';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { typedDay } from '@/data/schema/text/day';

declare const __SHAPES__: string;

const texts = [
  'Sounds good.',
  'The meters settle among themselves, the grid only hears about it later, and nobody waits for a bill.',
  'Could you send me the numbers for October? The board asks for them by Friday.',
  'One line\nand another: https://heliogrid.example/reports/october?view=all',
];
const textOf = (at: number) => `Number ${at}. ${texts[at % texts.length]}`;
const oneOf = <T>(all: readonly T[], at: number) => all[at % all.length] as T;

function message(conversation: string, at: number, time: number): StoredRecordInput {
  const id = `${String(time).padStart(15, '0')}-${at}`;
  const value = { id, sender: 'Asha Verma', isSelf: at % 3 > 0, message: textOf(at), avatar: '', time };
  return { kind: `message:${conversation}`, id, value };
}

const day = 86_400_000;

/** Returns a card of the board Deals. Every third has a next step, every second has tags. */
function card(at: number, time: number): PipelineChange[] {
  const id: CardId = `startup:number-${at}`;
  const value = {
    ...({
      name: `Number ${at}`,
      face: '',
      board: 'deals',
      stage: oneOf(defaultStages.deals, at).id,
    } as const),
    ...({ since: time, history: [], source: { kind: 'directory' } } as const),
  };
  const due = typedDay(Date.now() + ((at % 34) - 2) * day);
  return [
    { kind: 'card', id, value },
    ...(at % 3 ? [] : ([{ kind: 'cardStep', id, value: { text: textOf(at), due } }] as const)),
    ...(at % 2 ? [] : ([{ kind: 'cardTags', id, value: [oneOf(['Solar', 'Grid', 'Later'], at)] }] as const)),
  ];
}

const made = {
  posts(at: number, postTime: number): StoredRecordInput {
    const more = { content: `${textOf(at)} #grid`, hashtags: ['grid'], likes: at % 90, comments: [] };
    const id = `number-${at}`;
    return { kind: 'post', id, value: { ...ownPost, ...more, id, postTime, type: oneOf(postTypes, at) } };
  },
  startups(at: number, savedAt: number): StoredRecordInput[] {
    const category = oneOf(startupCategories, at);
    const own = { startupName: `Number ${at}`, category, raised: String(at * 100), logo: null };
    const id = `number-${at}`;
    return listingRecords(id, { slug: id, listing: listingOf({ ...listing, ...own }), savedAt });
  },
  conversations: (at: number, time: number) => message(`number-${at}`, at, time),
  messages: (at: number, time: number) => message('lena-brandt', at, time),
  cards: card,
  /** The first 1,000 cards have a conversation. */
  today: (at: number, time: number): StoredRecordInput[] => [
    ...card(at, time),
    ...(at <= 1_000 ? [message(`number-${at}`, at, time)] : []),
  ],
};

/**
 * Returns the records of `count` items of the demo account, as this version of the app stores them. Their times are one
 * minute apart and end now.
 */
export const recordsOf = (kind: keyof typeof made, count: number) =>
  Array.from({ length: count }, (_, index) =>
    made[kind](index + 1, Date.now() - (count - index - 1) * 60_000),
  )
    .flat()
    .map((record): StoredRecordInput & { shapes: string } => ({ ...record, shapes: __SHAPES__ }));
