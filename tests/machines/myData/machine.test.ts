import { preview as known } from '@kit/fixtures/myData';
import { startOnFakes } from '@kit/machine';
import { describe, expect, test } from 'vitest';
import type { ExportContent, ImportPreview } from '@/data/ports/MyData';
import { type MyDataEvent, myDataMachine } from '@/machines/myData/machine';

const content = { name: 'Asha Verma' } as ExportContent;
const preview: ImportPreview = { ...known, appearance: {} };
const file = new Blob(['{}']);
const recent = Object.assign(new Error('Firebase: This operation is sensitive.'), {
  code: 'auth/requires-recent-login',
});

type Act = MyDataEvent['type'];
const actors = ['exportData', 'readImport', 'importData', 'resetData', 'deleteAccount', 'signInAgain'];

function start({ hasAccount = true } = {}) {
  const fakes = startOnFakes(myDataMachine, { hasAccount });
  const { actor } = fakes;
  return {
    ...fakes,
    state: () => {
      const { value, context, tags } = actor.getSnapshot();
      return { value, ...context, tags: [...tags] };
    },
    act: (...types: Act[]) =>
      fakes.send(...types.map((type): MyDataEvent => (type === 'file.choose' ? { type, file } : { type }))),
    asks: () => actors.flatMap((name) => fakes.asked(name).map((input) => [name, input])),
  };
}

const idle = {
  ...{ value: 'idle', hasAccount: true, problem: null, content: null, preview: null, refusal: null },
  ...{ notice: null, tags: [] as string[] },
};
const deleteFailed = {
  ...{ ...idle, value: 'deleteFailed', tags: ['delete'] },
  refusal: { message: recent.message, code: recent.code },
};

/** With a file read and its preview open. */
async function previewing(shown = preview, ...acts: Act[]) {
  const machine = start();
  machine.act('file.choose');
  await machine.answer('readImport', { content, preview: shown });
  machine.act(...acts);
  return machine;
}

async function after(...acts: Act[]) {
  const machine = start();
  machine.act(...acts);
  return machine;
}

/** After these acts, of which the actor refuses the last. */
async function refusedBy(name: string, reason: unknown, ...acts: Act[]) {
  const machine = await after(...acts);
  await machine.fail(name, reason);
  return machine;
}
const exportFailed = () => refusedBy('exportData', new Error('No room'), 'export.press');
const importRefused = () => refusedBy('readImport', new Error('No room'), 'file.choose');
const deletionRefused = (reason: unknown = recent) =>
  refusedBy('deleteAccount', reason, 'delete.press', 'delete.confirm');

test('an export tells of the file, once', async () => {
  const { state, act, answer, asks } = start();
  expect(state()).toEqual(idle);
  act('export.press');
  expect(state()).toEqual({ ...idle, value: 'exporting', tags: ['busy'] });
  await answer('exportData', { fileName: 'updraft-2025-11-20.json', leftOut: 2 });
  const notice = { kind: 'exported', fileName: 'updraft-2025-11-20.json', leftOut: 2 };
  expect(state()).toEqual({ ...idle, notice });
  act('notice.seen');
  expect([state(), asks()]).toEqual([idle, [['exportData', undefined]]]);
});

test.each([
  [exportFailed, { ...idle, value: 'exportFailed' }],
  [importRefused, { ...idle, value: 'refused', problem: { kind: 'unreadable' } }],
])('after a failure everything can be begun (%#)', async (begin, failed) => {
  for (const [type, value] of [
    ['export.press', 'exporting'],
    ['file.choose', 'reading'],
    ['reset.press', 'confirmingReset'],
    ['delete.press', 'confirmingDelete'],
  ] as const) {
    const machine = await begin();
    expect(machine.state()).toEqual(failed);
    machine.act(type);
    expect(machine.state()).toMatchObject({ value, problem: null });
  }
});

describe('a chosen file', () => {
  test('is read, then shown before anything changes', async () => {
    const machine = start();
    machine.act('file.choose');
    expect(machine.state()).toEqual({ ...idle, value: 'reading', tags: ['busy'] });
    const { state, asks } = await previewing();
    expect(state()).toEqual({ ...idle, value: 'previewing', content, preview, tags: ['import'] });
    expect(asks()).toEqual([['readImport', { file }]]);
  });

  test('with something wrong is refused', async () => {
    const machine = start();
    machine.act('file.choose');
    await machine.answer('readImport', { problem: { kind: 'foreign' } });
    expect(machine.state()).toEqual({ ...idle, value: 'refused', problem: { kind: 'foreign' } });
  });

  test('is imported once it is confirmed', async () => {
    const { state, answer, asks } = await previewing(preview, 'import.confirm');
    expect(state()).toEqual({ ...idle, value: 'importing', content, preview, tags: ['busy', 'import'] });
    await answer('importData');
    expect([state(), asks()[1]]).toEqual([
      { ...idle, notice: { kind: 'imported' } },
      ['importData', { content }],
    ]);
  });

  test.each([
    ['nothing', {}, 'previewing'],
    ['another look alone', { theme: 'dark' }, 'importing'],
  ] as const)('that changes %s, confirmed, leads to its state (%#)', async (_, appearance, value) => {
    const { state } = await previewing({ ...preview, groups: [], appearance }, 'import.confirm');
    expect(state().value).toBe(value);
  });

  test('can be left alone, and, where it can’t be imported, tried again or left', async () => {
    expect((await previewing(preview, 'import.cancel')).state()).toEqual(idle);
    const { state, act, fail } = await previewing(preview, 'import.confirm');
    await fail('importData');
    expect(state()).toEqual({ ...idle, value: 'importFailed', content, preview, tags: ['import'] });
    act('import.confirm');
    expect(state().value).toBe('importing');
    await fail('importData');
    act('import.cancel');
    expect(state()).toEqual(idle);
  });
});

test('a reset asks first, and where it fails can be tried again, or left', async () => {
  const none = { ...idle, hasAccount: false };
  const { state, act, answer, fail, asks } = start({ hasAccount: false });
  act('reset.press');
  expect(state()).toEqual({ ...none, value: 'confirmingReset', tags: ['reset'] });
  act('reset.cancel');
  expect(state()).toEqual(none);
  act('reset.press', 'reset.confirm');
  for (const again of ['reset.confirm', 'reset.cancel'] as const) {
    expect(state()).toEqual({ ...none, value: 'resetting', tags: ['busy', 'reset'] });
    await fail('resetData');
    expect(state()).toEqual({ ...none, value: 'resetFailed', tags: ['reset'] });
    act(again);
  }
  expect(state()).toEqual(none);
  act('reset.press', 'reset.confirm');
  await answer('resetData');
  expect([state(), asks()]).toEqual([
    { ...none, notice: { kind: 'reset' } },
    Array(3).fill(['resetData', undefined]),
  ]);
});

describe('deleting the account', () => {
  test('asks first, and is the end', async () => {
    const { state, act, answer, asks } = start();
    act('delete.press');
    expect(state()).toEqual({ ...idle, value: 'confirmingDelete', tags: ['delete'] });
    act('delete.cancel');
    expect(state()).toEqual(idle);
    act('delete.press', 'delete.confirm');
    expect(state()).toEqual({ ...idle, value: 'deleting', tags: ['busy', 'delete'] });
    await answer('deleteAccount');
    expect([state(), asks()]).toEqual([{ ...idle, value: 'deleted' }, [['deleteAccount', undefined]]]);
  });

  test('is not for the sample person', () => {
    const { state, act } = start({ hasAccount: false });
    act('delete.press');
    expect(state().value).toBe('idle');
  });

  test('that the provider refuses tells why, and can be tried again or left', async () => {
    const { state, act, fail } = await deletionRefused('offline');
    expect(state()).toEqual({ ...deleteFailed, refusal: { message: 'offline', code: null } });
    act('signIn.again');
    expect(state().value).toBe('deleteFailed');
    act('delete.confirm');
    expect(state()).toEqual({ ...idle, value: 'deleting', tags: ['busy', 'delete'] });
    await fail('deleteAccount');
    act('delete.cancel');
    expect(state()).toEqual(idle);
  });

  test('that needs a recent sign-in offers one', async () => {
    const { state, act, fail } = await deletionRefused();
    expect(state()).toEqual(deleteFailed);
    act('signIn.again');
    expect(state()).toMatchObject({ value: 'signingOut', tags: ['busy', 'delete'] });
    await fail('signInAgain', new Error('offline'));
    expect(state()).toEqual({ ...deleteFailed, refusal: { message: 'offline', code: null } });
    const again = await deletionRefused();
    again.act('signIn.again');
    await again.answer('signInAgain');
    expect(again.state()).toEqual(idle);
  });
});
