import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import { exportCards } from '@/app/pages/Pipeline/exportCards';
import { readContacts } from '@/data/adapters/file/contactsFile';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import { defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';

const since = new Date(2025, 10, 3, 12).getTime();
const card = (id: string, more: Partial<PipelineCard> = {}) =>
  ({
    ...{ id, name: id, face: '', board: 'raise', stage: 'talking', since, history: [], tags: [] },
    ...more,
  }) as PipelineCard;

async function exported(cards: readonly PipelineCard[], locale: 'en' | 'es' | 'hi' = 'en') {
  vi.stubGlobal('location', { origin: 'https://updraft.example' });
  const files: { file: Blob; fileName: string }[] = [];
  const { open: pipeline } = fakePort<PipelineStore>({
    loadContacts: async () => [
      { id: 'a', name: 'Tobias', email: 't@e.example', company: 'Engel, Kapital', url: 'https://e.example' },
    ],
  });
  const stages = { ...defaultStages, people: [{ id: 'own', name: 'My stage', kind: 'open' as const }] };
  const saveFile = (file: Blob, fileName: string) => void files.push({ file, fileName });
  await exportCards({ pipeline, saveFile, now: () => since }, { cards, stages, locale });
  const [{ file, fileName } = { file: new Blob(), fileName: '' }] = files;
  return { file, fileName, lines: (await file.text()).replace('\ufeff', '').trim().split('\r\n') };
}

it('exportCards saves the cards in their order, with the fields of contacts and links to profiles', async () => {
  const { fileName, lines } = await exported([
    card('contact:a', { name: 'Tobias', tags: ['Lead', 'Hardware'] }),
    card('investor:mina', { name: '=Mina', slug: 'mina-okafor', step: { text: 'Call', due: '2025-12-01' } }),
    card('user:jonas', { board: 'people', stage: 'gone', step: { text: 'Done', doneAt: 1 } }),
  ]);
  expect(fileName).toBe('updraft-pipeline-2025-11-03.csv');
  expect(lines).toEqual([
    'Name,Company,Position,Email,Link,Board,Stage,In stage since,Next step,Due,Tags',
    'Tobias,"Engel, Kapital",,t@e.example,https://e.example,Raise,Talking,2025-11-03,,,"Lead, Hardware"',
    `"'=Mina",,,,https://updraft.example/investors/mina-okafor,Raise,Talking,2025-11-03,Call,2025-12-01,`,
    'user:jonas,,,,https://updraft.example/user/jonas,People,My stage,2025-11-03,,,',
  ]);
});

it.each(['en', 'es', 'hi'] as const)(
  'an exported file in the language %s can be imported',
  async (locale) => {
    const { file } = await exported([card('contact:a', { name: '=Tobias' })], locale);
    const reading = await readContacts({ file, name: 'a.csv', known: [], host: '' });
    expect('preview' in reading && reading.preview.rows[0]?.person).toEqual({
      ...{ name: '=Tobias', email: 't@e.example', company: 'Engel, Kapital', url: 'https://e.example' },
    });
  },
);
