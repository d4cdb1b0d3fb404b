import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ExportContent, MyData } from '@/data/ports/MyData';
import { myDataActors } from '@/machines/myData/actors';
import { answerOf } from '../../support/actors';

const content: ExportContent = {
  name: 'Asha Verma',
  exportedAt: 1,
  appearance: { theme: 'dark', language: 'hi' },
  records: [],
};
const file = new Blob(['{}']);
const exported = { fileName: 'updraft.json', leftOut: 0 };
const reading = { problem: { kind: 'foreign' } } as const;

it('everything is asked of the port, with what it is about', async () => {
  const { port, calls } = fakePort<MyData>({
    exportData: async () => exported,
    readImport: async () => reading,
    importData: async () => {},
    resetData: async () => {},
    deleteAccount: async () => {},
    signInAgain: async () => {},
  });
  const actors = myDataActors({ myData: port });
  expect(await answerOf(actors.exportData)).toBe(exported);
  expect(await answerOf(actors.readImport, { file })).toBe(reading);
  await answerOf(actors.importData, { content });
  await answerOf(actors.resetData);
  await answerOf(actors.deleteAccount);
  await answerOf(actors.signInAgain);
  expect(calls).toEqual([
    ['exportData'],
    ['readImport', file],
    ['importData', content],
    ['resetData'],
    ['deleteAccount'],
    ['signInAgain'],
  ]);
});

it('what the port refuses is refused', async () => {
  const error = new Error('No room');
  const refuse = () => Promise.reject(error);
  const { port } = fakePort<MyData>({
    exportData: refuse,
    readImport: refuse,
    importData: refuse,
    resetData: refuse,
    deleteAccount: refuse,
    signInAgain: refuse,
  });
  const actors = myDataActors({ myData: port });
  const input = { file, content };
  for (const actor of Object.values(actors)) await expect(answerOf(actor, input)).rejects.toBe(error);
});
