import { asking, deferred, settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { DraftStore } from '@/data/ports/DraftStore';
import { wizardActors } from '@/machines/wizard/actors';
import type { WizardDraft } from '@/machines/wizard/types';
import { answerOf, startActor } from '../../support/actors';

type Draft = WizardDraft<'name' | 'team', { name: string }>;
type Ports = Parameters<typeof wizardActors<'name' | 'team', { name: string }>>[0];

const draft: Draft = { values: { name: 'Windrose' }, step: 'name', furthest: 'team' };
const actorsOf = (drafts: Ports['drafts'], more: Partial<Ports> = {}) =>
  wizardActors({ drafts, submit: async () => {}, onPageHide: () => () => {}, ...more });
const keeping = (left: Draft | null) => fakePort<DraftStore<Draft>>({ load: async () => left });

it('loadDraft fills empty fields of the draft with values that are known from the account', async () => {
  const empty: Draft = { values: { name: '' }, step: 'name', furthest: 'name' };
  const known = { load: async () => ({ name: 'Nora' }), empty };
  const begins = (left: Draft | null) => answerOf(actorsOf(keeping(left).open, { known }).loadDraft);
  expect(await begins(null)).toEqual({ ...empty, values: { name: 'Nora' }, known: { name: 'Nora' } });
  expect(await begins(draft)).toEqual({ ...draft, known: { name: 'Nora' } });
  const blank = { ...draft, values: { name: '' } };
  expect(await begins(blank)).toEqual({ ...draft, values: { name: 'Nora' }, known: { name: 'Nora' } });
});

it('loadDraft returns "existing" instead of a draft if the record that the wizard creates exists already', async () => {
  const { open, calls } = keeping(draft);
  const begins = (isThere: boolean) =>
    answerOf(actorsOf(open, { isExisting: async () => isThere }).loadDraft);
  expect([await begins(true), calls.length]).toEqual(['existing', 0]);
  expect(await begins(false)).toBe(draft);
});

it('draftStore tries to open the draft storage for each command, even after a failed attempt', async () => {
  const drafts = vi.fn(() => Promise.reject(new Error('No chunk')));
  const { send } = startActor(actorsOf(drafts).draftStore);
  for (const _ of ['first', 'second']) {
    send({ type: 'discard' });
    await settled();
  }
  expect(drafts).toHaveBeenCalledTimes(2);
});

it('draftStore writes a draft even if the machine stops before the storage is open', async () => {
  const opening = deferred<DraftStore<Draft>>();
  const save = asking<[Draft], void>();
  const { send, stop } = startActor(actorsOf(() => opening.promise).draftStore);
  send({ type: 'save', draft });
  stop();
  await settled(() => opening.resolve(fakePort<DraftStore<Draft>>({ save: save.ask }).port));
  expect(save.asked()).toEqual([[draft]]);
});
