import { settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { Contact, PipelineStore } from '@/data/ports/PipelineStore';
import { defaultStages, type PipelineCard, type PipelineChange } from '@/data/schema/shapes/pipeline';
import { importActors } from '@/machines/importContacts/actors';
import { answerOf, startActor } from '../../support/actors';

const card = (id: string, more: Partial<PipelineCard> = {}) => ({ id, name: id, ...more }) as PipelineCard;
const tobias: Contact = { id: 'tobias', name: 'Tobias', email: 't@e.example' };
const readFile = async () => ({ problem: { kind: 'empty' as const } });

const pipeline = () =>
  fakePort<PipelineStore>({
    load: async () => ({
      cards: [card('contact:tobias'), card('investor:mina'), card('user:uid-1', { slug: 'asha-verma' })],
      stages: { ...defaultStages, people: [] },
      quarantined: 0,
    }),
    loadContacts: async () => [tobias],
  });

it('importContacts: readFile compares the file with the contacts and with the profiles that have a card', async () => {
  const reading = vi.fn(readFile);
  const actors = importActors({ pipeline: pipeline().open, readFile: reading, writeAll: async () => {} });
  const file = new Blob(['Name']);
  expect(await answerOf(actors.readFile, { file, name: 'a.csv' })).toEqual({
    reading: { problem: { kind: 'empty' } },
    target: {
      stages: { raise: 'contact', people: '' },
      contacts: new Map([['tobias', { name: 'Tobias', email: 't@e.example' }]]),
      room: 9_997,
    },
  });
  expect(reading.mock.calls).toEqual([
    [
      file,
      'a.csv',
      [
        { id: 'contact:tobias', name: 'Tobias', email: 't@e.example' },
        { id: 'investor:mina', name: 'investor:mina', path: '/investors/mina' },
        { id: 'user:uid-1', name: 'user:uid-1', path: '/user/asha-verma' },
      ],
    ],
  ]);
});

const changes: PipelineChange[] = [{ kind: 'contact', id: 'a', value: { name: 'A' } }];

it('importContacts: writeContacts reports the progress and the end, and stops with its machine', async () => {
  let onWritten: (written: number) => boolean = () => true;
  let finish = () => {};
  const asked: unknown[] = [];
  const actors = importActors({
    ...{ pipeline: pipeline().open, readFile },
    writeAll: (_, all, options) => {
      asked.push([all, options.from]);
      onWritten = options.onWritten;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  const { reports, stop } = startActor(actors.writeContacts, { changes, from: 3 });
  await settled();
  expect(asked).toEqual([[changes, 3]]);
  expect(onWritten(4)).toBe(true);
  await settled(finish);
  expect(reports).toEqual([{ type: 'contacts.progress', written: 4 }, { type: 'contacts.written' }]);
  stop();
  expect(onWritten(5)).toBe(false);
});

it.each([
  ['a write fails', pipeline().open],
  ['the store can’t be opened', () => Promise.reject(new Error('No chunk'))],
])('importContacts: writeContacts reports a failure if %s', async (_, open) => {
  const writeAll = () => Promise.reject(new Error('No room'));
  const { writeContacts } = importActors({ pipeline: open, readFile, writeAll });
  const { reports } = startActor(writeContacts, { changes, from: 0 });
  await settled();
  expect(reports).toEqual([{ type: 'contacts.refused' }]);
});
