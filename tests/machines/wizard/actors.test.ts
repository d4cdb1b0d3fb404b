import { asking, deferred, settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { DraftStore } from '@/data/ports/DraftStore';
import { wizardActors } from '@/machines/wizard/actors';
import type { WizardDraft } from '@/machines/wizard/types';
import { answerOf, describeWriting, startActor } from '../../support/actors';

type Draft = WizardDraft<'name' | 'team', { name: string }>;

const draft: Draft = { values: { name: 'Windrose' }, step: 'name', furthest: 'team' };
const submit = async () => {};
const onPageHide = () => () => {};

it('loadDraft returns the stored draft, and passes on an error', async () => {
  const { open, calls } = fakePort<DraftStore<Draft>>({ load: async () => draft });
  expect(await answerOf(wizardActors({ drafts: open, submit, onPageHide }).loadDraft)).toBe(draft);
  expect(calls).toEqual([['load']]);
  const drafts = () => Promise.reject(new Error('No chunk'));
  await expect(answerOf(wizardActors({ drafts, submit, onPageHide }).loadDraft)).rejects.toThrow('No chunk');
});

it('loadDraft fills in known values where the draft has none', async () => {
  const known = {
    load: async () => ({ name: 'Nora' }),
    empty: { values: { name: '' }, step: 'name', furthest: 'name' } as Draft,
  };
  const begins = (left: Draft | null) => {
    const { open } = fakePort<DraftStore<Draft>>({ load: async () => left });
    return answerOf(wizardActors({ drafts: open, submit, onPageHide, known }).loadDraft);
  };
  expect(await begins(null)).toEqual({ ...known.empty, values: { name: 'Nora' }, known: { name: 'Nora' } });
  expect(await begins(draft)).toEqual({ ...draft, known: { name: 'Nora' } });
  const blank: Draft = { ...draft, values: { name: '' } };
  expect(await begins(blank)).toEqual({ ...draft, values: { name: 'Nora' }, known: { name: 'Nora' } });
});

it('loadDraft returns "existing" instead of a draft when the record already exists', async () => {
  const { open, calls } = fakePort<DraftStore<Draft>>({ load: async () => draft });
  const begins = (isThere: boolean) => {
    const isExisting = async () => isThere;
    return answerOf(wizardActors({ drafts: open, submit, onPageHide, isExisting }).loadDraft);
  };
  expect([await begins(true), calls.length]).toEqual(['existing', 0]);
  expect(await begins(false)).toBe(draft);
});

const storeOf = (drafts: () => Promise<DraftStore<Draft>>) =>
  wizardActors({ drafts, submit, onPageHide }).draftStore;

describeWriting<DraftStore<Draft>, { type: string; draft?: Draft }>('a draft', {
  actor: storeOf,
  port: (write) =>
    fakePort<DraftStore<Draft>>({
      keep: (kept) => write('keep', kept),
      discard: () => write('discard'),
    }).port,
  changes: [
    [{ type: 'keep', draft }, ['keep', draft]],
    [{ type: 'discard' }, ['discard']],
  ],
  command: (change) => change,
  done: () => ({ type: 'write.done' }),
  failed: () => ({ type: 'write.failed' }),
});

it('draftStore opens the drafts again for each command', async () => {
  const drafts = vi.fn(() => Promise.reject(new Error('No chunk')));
  const { send } = startActor(storeOf(drafts));
  send({ type: 'keep', draft });
  await settled();
  send({ type: 'discard' });
  await settled();
  expect(drafts).toHaveBeenCalledTimes(2);
});

it('draftStore writes a draft even if its machine has ended', async () => {
  const opening = deferred<DraftStore<Draft>>();
  const keep = asking<[Draft], void>();
  const { send, stop } = startActor(storeOf(() => opening.promise));
  send({ type: 'keep', draft });
  stop();
  await settled(() => opening.resolve(fakePort<DraftStore<Draft>>({ keep: keep.ask }).port));
  expect(keep.asked()).toEqual([[draft]]);
});

it('submit passes on the values, and the error when they are rejected', async () => {
  const refused = Object.assign(new Error('Taken'), { code: 'auth/email-already-in-use' });
  const submitted = vi.fn(async ({ name }: { name: string }) => {
    if (name === '') throw refused;
  });
  const { open } = fakePort<DraftStore<Draft>>({});
  const actors = wizardActors({ drafts: open, submit: submitted, onPageHide });
  await answerOf(actors.submit, { values: { name: 'Windrose' } });
  await expect(answerOf(actors.submit, { values: { name: '' } })).rejects.toBe(refused);
  expect(submitted.mock.calls).toEqual([[{ name: 'Windrose' }], [{ name: '' }]]);
});
