import { type CardId, noteId, type PipelineChange, type StoredCard } from '../schema/shapes/pipeline';
import { typedDay } from '../schema/text/day';
import { people } from './people';
import { startups } from './startups';

const day = 86_400_000;

type Base = Pick<StoredCard, 'board' | 'stage'> & { days: number; history?: StoredCard['history'] };

/**
 * Returns the demo account's pipeline: Heliogrid raises its round, and Asha invests, too.
 * @param date when the user first saw the sample data, in ms since the epoch
 */
export function samplePipeline(date: number): PipelineChange[] {
  const ago = (days: number) => date - days * day;
  const card = (
    id: CardId,
    subject: { name: string; face: string },
    { board, stage, days, history = [] }: Base,
  ): PipelineChange => ({
    kind: 'card',
    id,
    value: { ...subject, board, stage, since: ago(days), history, source: { kind: 'directory' } },
  });
  const person = (who: keyof typeof people) => ({ name: people[who].name, face: people[who].avatar });
  const startup = (which: keyof typeof startups) => ({
    name: startups[which].name,
    face: startups[which].logo,
  });
  const { mina, ravi, claire, jonas } = people;
  const minaId: CardId = `investor:${mina.id}`;
  const raviId: CardId = `investor:${ravi.id}`;
  const claireId: CardId = `investor:${claire.id}`;
  const ledgerlineId: CardId = `startup:${startups.ledgerline.id}`;
  const mirahealthId: CardId = `startup:${startups.mirahealth.id}`;
  return [
    card(minaId, person('mina'), {
      ...{ board: 'raise', stage: 'committed', days: 6 },
      history: [
        { stage: 'contact', until: ago(40) },
        { stage: 'talking', until: ago(21) },
        { stage: 'deciding', until: ago(6) },
      ],
    }),
    { kind: 'cardTags', id: minaId, value: ['Lead'] },
    card(raviId, person('ravi'), {
      ...{ board: 'raise', stage: 'talking', days: 9 },
      history: [{ stage: 'contact', until: ago(9) }],
    }),
    card(claireId, person('claire'), {
      ...{ board: 'raise', stage: 'deciding', days: 12 },
      history: [
        { stage: 'contact', until: ago(33) },
        { stage: 'talking', until: ago(12) },
      ],
    }),
    { kind: 'cardStep', id: claireId, value: { text: 'Send pilot data', due: typedDay(ago(1)) } },
    { kind: 'cardTags', id: claireId, value: ['Strategic', 'Hardware'] },
    ...(['Tobias Engel', 'Priya Raman'] as const).flatMap((name, at): PipelineChange[] => {
      const id = name.toLowerCase().replace(' ', '-');
      const company = at === 0 ? 'Engel Kapital' : 'Monsoon Angels';
      return [
        { kind: 'contact', id, value: { name, company, position: 'Partner', batch: 'sample' } },
        {
          ...(card(
            `contact:${id}`,
            { name, face: '' },
            {
              board: 'raise',
              stage: 'contact',
              days: 3,
            },
          ) as PipelineChange & { kind: 'card' }),
        },
      ];
    }),
    {
      kind: 'importBatch',
      id: 'sample',
      value: { at: ago(3), file: 'Connections.csv', count: 2 },
    },
    card(ledgerlineId, startup('ledgerline'), {
      ...{ board: 'deals', stage: 'diligence', days: 4 },
      history: [
        { stage: 'look', until: ago(18) },
        { stage: 'talking', until: ago(4) },
      ],
    }),
    {
      kind: 'cardNote',
      id: noteId(ledgerlineId, 'sample-1'),
      value: {
        text: 'Their bank feeds close the month in two days. Ask how many accountants resell it.',
        at: ago(17),
      },
    },
    {
      kind: 'cardNote',
      id: noteId(ledgerlineId, 'sample-2'),
      value: { text: 'Jonas says onboarding is the bottleneck: 9 days on average.', at: ago(4) },
    },
    {
      kind: 'cardStep',
      id: ledgerlineId,
      value: { text: 'Read the metrics', due: typedDay(date + 2 * day) },
    },
    card(mirahealthId, startup('mirahealth'), {
      ...{ board: 'deals', stage: 'passed', days: 11 },
      history: [{ stage: 'look', until: ago(11) }],
    }),
    {
      kind: 'cardPass',
      id: mirahealthId,
      value: { reason: 'timing', words: 'The round is nearly full. Look again at the next one.' },
    },
    card(`user:${jonas.id}`, person('jonas'), { board: 'people', stage: 'talking', days: 8 }),
    {
      kind: 'savedSearch',
      id: 'sample',
      value: {
        name: 'AI, Pre-seed',
        address: '?industry=AI&stage=Pre-seed',
        seenAt: ago(30),
        seenIds: [],
        tells: true,
      },
    },
  ];
}
