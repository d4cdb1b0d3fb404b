import type { DeviceRecord, DeviceStore, LoadShape } from '../../ports/DeviceStore';
import type { PipelineStore } from '../../ports/PipelineStore';
import { remembered } from '../../schema/rules/memoized';
import {
  type BoardName,
  boardNames,
  type CardId,
  type CardPass,
  type CardStep,
  defaultStages,
  noteId,
  type PipelineCard,
  type PipelineChange,
  type PipelineKind,
  type PipelineValues,
  type Stage,
  type StoredCard,
} from '../../schema/shapes/pipeline';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { concerns } from '../device/concerns';
import { readSampleDate } from '../records/sampleDate';
import { type EventSources, pipelineEvents } from './pipeline/events';

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the time in ms since the epoch. Dates of sample data are relative to their first load. */
  now: () => number;
  /** Loads the sample records, with times counted from `date`. Only the demo account has any. */
  loadSample: (date: number) => Promise<readonly PipelineChange[]>;
} & EventSources;

/** Returns the function that loads the schema of a kind. */
const schemaOf = <Kind extends PipelineKind>(kind: Kind): LoadShape<PipelineValues[Kind]> =>
  (async () =>
    (await import('../../schema/shapes/pipelineRecords')).pipelineRecordSchemas[kind]) as LoadShape<
    PipelineValues[Kind]
  >;
const loadDeletion = async () =>
  (await import('../../schema/shapes/feedRecords')).feedRecordSchemas.sampleDeletion;

const deletion = 'sampleDeletion';
/** Returns the id under which the deletion of a sample record is stored. */
const deletionId = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;

const kinds: Record<PipelineKind, true> = {
  card: true,
  cardStep: true,
  cardTags: true,
  cardNote: true,
  cardPass: true,
  boardStages: true,
  contact: true,
  importBatch: true,
  savedSearch: true,
  later: true,
};

/** Creates the store of a user's pipeline, one per tab. Stored records override those of the sample data. */
export function createPipelineStore({ device, owner, now, loadSample, ...sources }: Options): PipelineStore {
  const events = pipelineEvents(sources);
  let sample: Promise<readonly PipelineChange[]> | undefined;
  const readSample = () => {
    sample ??= readSampleDate(device, owner, now).then(({ date }) => loadSample(date));
    sample.catch(() => {
      sample = undefined;
    });
    return sample;
  };

  /** Returns the function that joins the records of a kind with those of the sample: by id. */
  const joining = <Kind extends PipelineKind>(kind: Kind) =>
    remembered(
      (
        records: readonly DeviceRecord<PipelineValues[Kind]>[],
        samples: readonly PipelineChange[],
        deleted: readonly DeviceRecord<unknown>[],
      ): ReadonlyMap<string, PipelineValues[Kind]> => {
        const isDeleted = new Set(deleted.map(({ id }) => id));
        const values = new Map<string, PipelineValues[Kind]>();
        for (const change of samples)
          if (change.kind === kind && !isDeleted.has(deletionId(change)))
            values.set(change.id, change.value as PipelineValues[Kind]);
        for (const { id, value } of records) values.set(id, value);
        return values;
      },
    );
  const joiners: { [Kind in PipelineKind]?: ReturnType<typeof joining<Kind>> } = {};

  /** Returns the records of one kind, by id, and how many were quarantined. */
  async function read<Kind extends PipelineKind>(kind: Kind) {
    const [{ records, quarantined }, samples, { records: deleted }] = await Promise.all([
      device.read<PipelineValues[Kind]>(owner, kind, schemaOf(kind)),
      readSample(),
      device.read(owner, deletion, loadDeletion),
    ]);
    const join = joiners[kind] ?? joining(kind);
    joiners[kind] = join as (typeof joiners)[Kind];
    return { values: join(records, samples, deleted), quarantined };
  }

  /** The joined cards of the last load, so that unchanged cards stay the same objects. */
  let known = new Map<string, { parts: readonly unknown[]; card: PipelineCard }>();

  const joinCards = remembered(
    (
      cards: ReadonlyMap<string, StoredCard>,
      steps: ReadonlyMap<string, CardStep>,
      tags: ReadonlyMap<string, readonly string[]>,
      passes: ReadonlyMap<string, CardPass>,
    ): readonly PipelineCard[] => {
      const before = known;
      known = new Map();
      for (const [id, value] of cards) {
        const parts = [value, steps.get(id), tags.get(id), passes.get(id)] as const;
        const found = before.get(id);
        if (found?.parts.every((part, at) => part === parts[at])) {
          known.set(id, found);
          continue;
        }
        const [stored, step, words, pass] = parts;
        // An empty text ends a step without a trace, as when the user clears the field.
        const shown = step?.text ? step : undefined;
        known.set(id, {
          parts,
          card: { ...stored, id: id as CardId, step: shown, tags: words ?? [], pass },
        });
      }
      return [...known.values()].map(({ card }) => card);
    },
  );

  const stagesIn = remembered((stages: ReadonlyMap<string, readonly Stage[]>) => {
    const entries = boardNames.map((board) => [board, stages.get(board) ?? defaultStages[board]]);
    return Object.fromEntries(entries) as Record<BoardName, readonly Stage[]>;
  });

  async function load() {
    const [cards, steps, tags, passes, stages] = await Promise.all([
      read('card'),
      read('cardStep'),
      read('cardTags'),
      read('cardPass'),
      read('boardStages'),
    ]);
    return {
      cards: joinCards(cards.values, steps.values, tags.values, passes.values),
      stages: stagesIn(stages.values),
      quarantined: [cards, steps, tags, passes, stages].reduce((sum, each) => sum + each.quarantined, 0),
    };
  }

  const withIds = async <Kind extends 'contact' | 'savedSearch'>(kind: Kind) =>
    [...(await read(kind)).values].map(([id, value]) => ({ ...value, id }));

  return {
    load,
    loadEvents: events.load,

    async loadNotes(card) {
      const prefix = noteId(card, '');
      const { values } = await read('cardNote');
      return [...values]
        .flatMap(([id, value]) => (id.startsWith(prefix) ? [{ ...value, id: id.slice(prefix.length) }] : []))
        .sort((a, b) => a.at - b.at || Number(a.id > b.id) - 0.5);
    },

    loadContacts: () => withIds('contact'),
    loadSearches: () => withIds('savedSearch'),
    loadLater: async () => (await read('later')).values,

    async write(changes) {
      const samples = await readSample();
      const deletions = changes.flatMap((change): StoredRecordInput[] => {
        const isSample = samples.some(({ kind, id }) => kind === change.kind && id === change.id);
        return change.value === undefined && isSample
          ? [{ kind: deletion, id: deletionId(change), value: true }]
          : [];
      });
      const [first, ...others] = [...changes, ...deletions];
      if (first && others.length === 0 && first.value !== undefined)
        await device.write(owner, first.kind, first.id, first.value);
      else if (first) await device.writeAll(owner, [first, ...others] as StoredRecordInput[]);
    },

    observe: (listener) =>
      device.observe(owner, (change) => {
        if (change.extent === 'all') sample = undefined;
        if (concerns(change, (kind) => Object.hasOwn(kinds, kind) || kind === deletion)) listener();
      }),
    observeEvents: events.observe,
  };
}
