import { preview as known } from '@kit/fixtures/myData';
import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import type { ExportContent, ImportPreview } from '@/data/ports/MyData';
import { type MyDataEvent, myDataMachine } from '@/machines/myData/machine';

const content = { name: 'Asha Verma' } as ExportContent;
const preview: ImportPreview = { ...known, appearance: {} };
const file = new Blob(['{}']);
const wrong = Object.assign(new Error('Firebase: The supplied auth credential is incorrect.'), {
  code: 'auth/invalid-credential',
});

type Act = MyDataEvent['type'];
const actors = ['exportData', 'readImport', 'importData', 'resetData', 'loadSignInMethod', 'deleteAccount'];

/** Starts the machine and sends an event of each type in `acts`. */
function start(acts: Act[] = [], hasAccount = true) {
  const fakes = startOnFakes(myDataMachine, { hasAccount });
  const { actor } = fakes;
  const act = (...types: Act[]) =>
    fakes.send(
      ...types.map((type): MyDataEvent => {
        if (type === 'file.choose') return { type, file };
        return type === 'delete.confirm' ? { type, password: 'cumulus-9' } : { type };
      }),
    );
  act(...acts);
  return {
    ...fakes,
    act,
    state: () => {
      const { value, context, tags } = actor.getSnapshot();
      return { value, ...context, tags: [...tags] };
    },
    asks: () => actors.flatMap((name) => fakes.asked(name).map((input) => [name, input])),
  };
}

const idle = {
  ...{ value: 'idle', hasAccount: true, problem: null, content: null, preview: null, refusal: null },
  ...{ signInMethod: null, notice: null, tags: [] as string[] },
};
const deleting = { ...idle, value: 'deleting', signInMethod: 'password', tags: ['busy', 'delete'] };
const deleteFailed = {
  ...{ ...deleting, value: 'deleteFailed', tags: ['delete'] },
  refusal: { message: wrong.message, code: wrong.code },
};

/** Starts the machine, reads a file and shows its preview. Then sends an event of each type in `acts`. */
async function previewing(shown = preview, ...acts: Act[]) {
  const machine = start(['file.choose']);
  await machine.answer('readImport', { content, preview: shown });
  machine.act(...acts);
  return machine;
}

/** Starts the machine and sends an event of the type `act`. Then the named actor fails. */
async function refusedBy(name: string, reason: unknown, act: Act) {
  const machine = start([act]);
  await machine.fail(name, reason);
  return machine;
}
/** Starts the machine and opens the confirmation of the deletion. */
async function asking() {
  const machine = start(['delete.press']);
  await machine.answer('loadSignInMethod', 'password');
  return machine;
}

test('myData: an export shows a notice with the name of the exported file, until the user has seen the notice', async () => {
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
  ['exportData', 'export.press', { ...idle, value: 'exportFailed' }],
  ['readImport', 'file.choose', { ...idle, value: 'refused', problem: { kind: 'unreadable' } }],
] as const)('myData: every action can start after the actor %s has failed', async (name, act, failed) => {
  for (const [type, value] of [
    ['export.press', 'exporting'],
    ['file.choose', 'reading'],
    ['reset.press', 'confirmingReset'],
    ['delete.press', 'preparingDelete'],
  ] as const) {
    const machine = await refusedBy(name, new Error('No room'), act);
    expect(machine.state()).toEqual(failed);
    machine.act(type);
    expect(machine.state()).toMatchObject({ value, problem: null });
  }
});

test('myData: a chosen file is read and then previewed, without a change to the data', async () => {
  const machine = start(['file.choose']);
  expect(machine.state()).toEqual({ ...idle, value: 'reading', tags: ['busy'] });
  const { state, asks } = await previewing();
  expect(state()).toEqual({ ...idle, value: 'previewing', content, preview, tags: ['import'] });
  expect(asks()).toEqual([['readImport', { file }]]);
});

test('myData: a chosen file is rejected if the file isn’t an export of this app', async () => {
  const machine = start(['file.choose']);
  await machine.answer('readImport', { problem: { kind: 'foreign' } });
  expect(machine.state()).toEqual({ ...idle, value: 'refused', problem: { kind: 'foreign' } });
});

test('myData: a chosen file is imported once the user confirms the import', async () => {
  const { state, answer, asks } = await previewing(preview, 'import.confirm');
  expect(state()).toEqual({ ...idle, value: 'importing', content, preview, tags: ['busy', 'import'] });
  await answer('importData');
  expect(state()).toEqual({ ...idle, notice: { kind: 'imported' } });
  expect(asks()[1]).toEqual(['importData', { content }]);
});

test.each([
  ['nothing', 'previewing', { appearance: {} }],
  ['only the appearance settings', 'importing', { appearance: { theme: 'dark' } }],
] as const)('myData: after a confirmed import that changes %s, the state is `%s`', async (_, value, more) => {
  const { state } = await previewing({ ...preview, groups: [], ...more }, 'import.confirm');
  expect(state().value).toBe(value);
});

test('myData: an import can be canceled before the start, and can be retried or canceled after a failure', async () => {
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

test('myData: a reset of the data asks for confirmation, and can be retried or canceled after a failure', async () => {
  const none = { ...idle, hasAccount: false };
  const { state, act, answer, fail, asks } = start(['reset.press'], false);
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
  expect(state()).toEqual({ ...none, notice: { kind: 'reset' } });
  expect(asks()).toEqual(Array(3).fill(['resetData', undefined]));
});

test('myData: deleting the account loads the sign-in method, asks for confirmation, and ends in the state `deleted`', async () => {
  const { state, act, answer, asks } = start(['delete.press']);
  expect(state()).toEqual({ ...idle, value: 'preparingDelete', tags: ['busy', 'delete'] });
  await answer('loadSignInMethod', 'password');
  const confirming = { ...deleting, value: 'confirmingDelete', tags: ['delete'] };
  expect(state()).toEqual(confirming);
  act('delete.cancel');
  expect(state()).toEqual(idle);
  act('delete.press');
  await answer('loadSignInMethod', 'password');
  act('delete.confirm');
  expect(state()).toEqual(deleting);
  await answer('deleteAccount');
  expect(state()).toEqual({ ...deleting, value: 'deleted', tags: [] });
  expect(asks().at(-1)).toEqual(['deleteAccount', { password: 'cumulus-9' }]);
});

test('myData: a request to delete the demo account is ignored', () => {
  expect(start(['delete.press'], false).state().value).toBe('idle');
});

test.each([
  ['the error “wrong password”', wrong, deleteFailed.refusal],
  ['an error without a code', 'offline', { message: 'offline', code: null }],
])('myData: a failed account deletion shows %s until retried or canceled', async (_, reason, refusal) => {
  const { state, act, fail } = await asking();
  act('delete.confirm');
  await fail('deleteAccount', reason);
  expect(state()).toEqual({ ...deleteFailed, refusal });
  act('delete.confirm');
  expect(state()).toEqual(deleting);
  await fail('deleteAccount', reason);
  act('delete.cancel');
  expect(state()).toEqual(idle);
});

test('myData: confirming an account deletion loads the sign-in method again if the first attempt to load it failed', async () => {
  const { state, act } = await refusedBy('loadSignInMethod', 'offline', 'delete.press');
  expect(state()).toEqual({
    ...{ ...deleteFailed, signInMethod: null },
    refusal: { message: 'offline', code: null },
  });
  act('delete.confirm');
  expect(state().value).toBe('preparingDelete');
});
