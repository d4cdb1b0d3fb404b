import { asking, deferred, settled } from '@kit/answers';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it, vi } from 'vitest';
import type { DraftStore } from '@/data/ports/DraftStore';
import { wizardActors } from '@/machines/wizard/actors';
import type { WizardDraft } from '@/machines/wizard/types';
import { answerOf, startActor } from '../../support/actors';

type Draft = WizardDraft<'name' | 'team', { name: string }>;

const draft: Draft = { values: { name: 'Windrose' }, step: 'name', furthest: 'team' };
const submit = async () => {};
const onPageHide = () => () => {};
/** What the wizard is told. */
const done = { type: 'write.done' };
const failed = { type: 'write.failed' };

it('a draft is read from where it is kept', async () => {
  const { open, calls } = fakePort<DraftStore<Draft>>({ load: async () => draft });
  expect(await answerOf(wizardActors({ drafts: open, submit, onPageHide }).loadDraft)).toBe(draft);
  expect(calls).toEqual([['load']]);
  const drafts = () => Promise.reject(new Error('No chunk'));
  await expect(answerOf(wizardActors({ drafts, submit, onPageHide }).loadDraft)).rejects.toThrow('No chunk');
});

it('what is known of the person is filled in where there is nothing', async () => {
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

describe('a draft that is left behind', () => {
  function start(drafts?: () => Promise<DraftStore<Draft>>) {
    const keep = asking<[Draft], void>();
    const discard = asking<[], void>();
    const { open } = fakePort<DraftStore<Draft>>({ keep: keep.ask, discard: discard.ask });
    return {
      keep,
      discard,
      ...startActor(wizardActors({ drafts: drafts ?? open, submit, onPageHide }).draftStore),
    };
  }

  it('is kept at once, not after what is still being written', async () => {
    const { keep, send, reports } = start();
    const next = { ...draft, step: 'team' };
    send({ type: 'keep', draft });
    send({ type: 'keep', draft: next });
    await settled();
    expect(keep.asked()).toEqual([[draft], [next]]);
    expect(reports).toEqual([]);
    keep.calls[0]?.resolve();
    await settled();
    expect(reports).toEqual([done]);
  });

  it('is discarded', async () => {
    const { keep, discard, send, reports } = start();
    send({ type: 'discard' });
    await settled();
    expect([keep.asked(), discard.asked()]).toEqual([[], [[]]]);
    discard.last().resolve();
    await settled();
    expect(reports).toEqual([done]);
  });

  it('that the device refuses is said so, and the next one is written all the same', async () => {
    const { keep, send, reports } = start();
    send({ type: 'keep', draft });
    await settled();
    keep.last().reject(new Error('No room'));
    await settled();
    expect(reports).toEqual([failed]);
    send({ type: 'keep', draft });
    await settled();
    keep.last().resolve();
    await settled();
    expect(reports).toEqual([failed, done]);
  });

  it('is refused where the drafts can’t be opened, and asked for anew', async () => {
    const drafts = vi.fn(() => Promise.reject(new Error('No chunk')));
    const { send, reports } = start(drafts);
    send({ type: 'keep', draft });
    await settled();
    send({ type: 'discard' });
    await settled();
    expect(reports).toEqual([failed, failed]);
    expect(drafts).toHaveBeenCalledTimes(2);
  });

  it('is written though its machine has ended', async () => {
    const opening = deferred<DraftStore<Draft>>();
    const { keep, send, stop } = start(() => opening.promise);
    send({ type: 'keep', draft });
    stop();
    opening.resolve(fakePort<DraftStore<Draft>>({ keep: keep.ask }).port);
    await settled();
    expect(keep.asked()).toEqual([[draft]]);
  });
});

it('what is submitted are the values, and what is said of them is passed on', async () => {
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

it('says that the page is being hidden, for as long as its machine runs', () => {
  const { listen, tell, count } = listening();
  const { open } = fakePort<DraftStore<Draft>>({});
  const { reports, stop } = startActor(wizardActors({ drafts: open, submit, onPageHide: listen }).pageHide);
  tell();
  expect(reports).toEqual([{ type: 'page.hidden' }]);
  stop();
  expect(count()).toBe(0);
});
