import { asking, settled } from '@kit/answers';
import { startMachine } from '@kit/machine';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { ExportContent, ImportPreview, ImportReading } from '@/data/ports/MyData';
import { type MyDataEvent, myDataMachine } from '@/machines/myData/machine';

const content: ExportContent = {
  name: 'Asha Verma',
  exportedAt: Date.UTC(2025, 10, 20),
  appearance: { theme: 'dark', language: 'hi' },
  records: [{ kind: 'like', id: 'one', value: true }],
};
const preview: ImportPreview = {
  name: content.name,
  exportedAt: content.exportedAt,
  groups: [{ group: 'likes', added: 1, changed: 0, removed: 0 }],
  appearance: {},
};
const nothing: ImportPreview = { ...preview, groups: [] };
const file = new Blob(['{}']);

/** A machine whose every answer is given by hand. */
function start({ hasAccount = true } = {}) {
  const calls = asking<[name: string, input: unknown], never>();
  const asked = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(({ input }) => calls.ask(name, input));
  const { actor, send } = startMachine(
    myDataMachine.provide({
      actors: {
        exportData: asked('exportData'),
        readImport: asked('readImport'),
        importData: asked('importData'),
        resetData: asked('resetData'),
        deleteAccount: asked('deleteAccount'),
        signInAgain: asked('signInAgain'),
      },
    }),
    { hasAccount },
  );
  return {
    state: () => {
      const { value, context, tags } = actor.getSnapshot();
      return { value, ...context, tags: [...tags] };
    },
    send: (...types: MyDataEvent['type'][]) =>
      send(...types.map((type): MyDataEvent => (type === 'file.choose' ? { type, file } : { type }))),
    answer: (value?: unknown) => settled(() => calls.last().resolve(value as never)),
    refuse: (reason: unknown = new Error('No room')) => settled(() => calls.last().reject(reason)),
    asked: () => calls.asked().map(([name, input]) => (input === undefined ? [name] : [name, input])),
  };
}

const idle = {
  value: 'idle',
  hasAccount: true,
  problem: null,
  content: null,
  preview: null,
  refusal: null,
  notice: null,
  tags: [],
};

/** With a file read and its preview open. */
async function startPreviewing(shown = preview) {
  const previewing = start();
  previewing.send('file.choose');
  await previewing.answer({ content, preview: shown } satisfies ImportReading);
  return previewing;
}

describe('exporting', () => {
  test('tells of the file, once', async () => {
    const { state, send, answer, asked } = start();
    expect(state()).toEqual(idle);
    send('export.press');
    expect(state()).toEqual({ ...idle, value: 'exporting', tags: ['busy'] });
    await answer({ fileName: 'updraft-2025-11-20.json', leftOut: 2 });
    const notice = { kind: 'exported', fileName: 'updraft-2025-11-20.json', leftOut: 2 };
    expect(state()).toEqual({ ...idle, notice });
    send('notice.seen');
    expect(state()).toEqual(idle);
    expect(asked()).toEqual([['exportData']]);
  });

  test('that fails says so, and can be tried again', async () => {
    const { state, send, answer, refuse } = start();
    send('export.press');
    await refuse();
    expect(state()).toEqual({ ...idle, value: 'exportFailed' });
    send('export.press');
    await answer({ fileName: 'updraft.json', leftOut: 0 });
    expect(state().value).toBe('idle');
  });
});

describe('a chosen file', () => {
  test('is read, then shown before anything changes', async () => {
    const { state, send, answer, asked } = start();
    send('file.choose');
    expect(state()).toEqual({ ...idle, value: 'reading', tags: ['busy'] });
    await answer({ content, preview });
    expect(state()).toEqual({ ...idle, value: 'previewing', content, preview, tags: ['import'] });
    expect(asked()).toEqual([['readImport', { file }]]);
  });

  test('with something wrong is refused; another one begins anew', async () => {
    const { state, send, answer } = start();
    send('file.choose');
    await answer({ problem: { kind: 'foreign' } });
    expect(state()).toEqual({ ...idle, value: 'refused', problem: { kind: 'foreign' } });
    send('file.choose');
    expect(state()).toEqual({ ...idle, value: 'reading', tags: ['busy'] });
  });

  test('that can’t be read at all is refused', async () => {
    const { state, send, refuse } = start();
    send('file.choose');
    await refuse();
    expect(state()).toEqual({ ...idle, value: 'refused', problem: { kind: 'unreadable' } });
  });

  test.each(['exportFailed', 'refused'] as const)('after %s everything is open', async (state) => {
    for (const [event, next] of [
      ['export.press', 'exporting'],
      ['file.choose', 'reading'],
      ['reset.press', 'confirmingReset'],
      ['delete.press', 'confirmingDelete'],
    ] as const) {
      const machine = start();
      machine.send(state === 'refused' ? 'file.choose' : 'export.press');
      await machine.refuse();
      expect(machine.state().value).toBe(state);
      machine.send(event);
      expect(machine.state()).toMatchObject({ value: next, problem: null });
    }
  });
});

describe('importing', () => {
  test('follows the confirmation, and is told of', async () => {
    const { state, send, answer, asked } = await startPreviewing();
    send('import.confirm');
    expect(state()).toEqual({ ...idle, value: 'importing', content, preview, tags: ['busy', 'import'] });
    await answer();
    expect(state()).toEqual({ ...idle, notice: { kind: 'imported' } });
    expect(asked()[1]).toEqual(['importData', { content }]);
  });

  test('is called off by cancelling: nothing was asked of the device', async () => {
    const { state, send, asked } = await startPreviewing();
    send('import.cancel');
    expect(state()).toEqual(idle);
    expect(asked()).toHaveLength(1);
  });

  test('of what is there already is not offered', async () => {
    const { state, send } = await startPreviewing(nothing);
    send('import.confirm');
    expect(state().value).toBe('previewing');
    send('import.cancel');
    expect(state()).toEqual(idle);
  });

  test('of another look alone is', async () => {
    const { state, send } = await startPreviewing({ ...nothing, appearance: { theme: 'dark' } });
    send('import.confirm');
    expect(state().value).toBe('importing');
  });

  test('that fails can be tried again, or left', async () => {
    const { state, send, answer, refuse } = await startPreviewing();
    send('import.confirm');
    await refuse();
    expect(state()).toEqual({ ...idle, value: 'importFailed', content, preview, tags: ['import'] });
    send('import.confirm');
    await refuse();
    send('import.cancel');
    expect(state()).toEqual(idle);
    send('file.choose');
    await answer({ content, preview });
    send('import.confirm');
    await answer();
    expect(state().notice).toEqual({ kind: 'imported' });
  });
});

describe('a reset', () => {
  test('asks first', async () => {
    const { state, send, answer, asked } = start({ hasAccount: false });
    send('reset.press');
    expect(state()).toEqual({ ...idle, hasAccount: false, value: 'confirmingReset', tags: ['reset'] });
    send('reset.cancel', 'reset.press', 'reset.confirm');
    expect(state()).toEqual({ ...idle, hasAccount: false, value: 'resetting', tags: ['busy', 'reset'] });
    await answer();
    expect(state()).toEqual({ ...idle, hasAccount: false, notice: { kind: 'reset' } });
    expect(asked()).toEqual([['resetData']]);
  });

  test('that fails can be tried again, or left', async () => {
    const { state, send, refuse } = start();
    send('reset.press', 'reset.confirm');
    await refuse();
    expect(state()).toEqual({ ...idle, value: 'resetFailed', tags: ['reset'] });
    send('reset.confirm');
    expect(state().value).toBe('resetting');
    await refuse();
    send('reset.cancel');
    expect(state()).toEqual(idle);
  });
});

describe('deleting the account', () => {
  const recent = Object.assign(new Error('Firebase: This operation is sensitive.'), {
    code: 'auth/requires-recent-login',
  });
  const refused = {
    ...idle,
    value: 'deleteFailed',
    refusal: { message: recent.message, code: recent.code },
    tags: ['delete'],
  };

  test('asks first, and is the end', async () => {
    const { state, send, answer, asked } = start();
    send('delete.press');
    expect(state()).toEqual({ ...idle, value: 'confirmingDelete', tags: ['delete'] });
    send('delete.cancel');
    expect(state()).toEqual(idle);
    send('delete.press', 'delete.confirm');
    expect(state()).toEqual({ ...idle, value: 'deleting', tags: ['busy', 'delete'] });
    await answer();
    expect(state()).toEqual({ ...idle, value: 'deleted' });
    expect(asked()).toEqual([['deleteAccount']]);
  });

  test('is not for the sample person', () => {
    const { state, send, asked } = start({ hasAccount: false });
    send('delete.press', 'delete.confirm');
    expect(state()).toEqual({ ...idle, hasAccount: false });
    expect(asked()).toEqual([]);
  });

  test('that the provider refuses says why, and can be tried again or left', async () => {
    const { state, send, refuse } = start();
    send('delete.press', 'delete.confirm');
    await refuse('offline');
    expect(state()).toEqual({ ...refused, refusal: { message: 'offline', code: null } });
    send('signIn.again');
    expect(state().value).toBe('deleteFailed');
    send('delete.confirm');
    expect(state()).toEqual({ ...idle, value: 'deleting', tags: ['busy', 'delete'] });
    await refuse();
    send('delete.cancel');
    expect(state()).toEqual(idle);
  });

  test('that needs a recent sign-in offers one', async () => {
    const { state, send, answer, refuse, asked } = start();
    send('delete.press', 'delete.confirm');
    await refuse(recent);
    expect(state()).toEqual(refused);
    send('signIn.again');
    expect(state()).toMatchObject({ value: 'signingOut', tags: ['busy', 'delete'] });
    await refuse(new Error('offline'));
    expect(state()).toEqual({ ...refused, refusal: { message: 'offline', code: null } });
    send('delete.confirm');
    await refuse(recent);
    send('signIn.again');
    await answer();
    expect(state()).toEqual(idle);
    expect(asked().map(([name]) => name)).toEqual([
      'deleteAccount',
      'signInAgain',
      'deleteAccount',
      'signInAgain',
    ]);
  });
});

describe('forbidden', () => {
  const presses = ['export.press', 'file.choose', 'reset.press', 'delete.press'] as const;
  const answers = ['import.cancel', 'reset.cancel', 'delete.cancel'] as const;
  const confirms = ['import.confirm', 'reset.confirm', 'delete.confirm', 'signIn.again'] as const;

  test('while nothing is asked there is nothing to confirm', () => {
    const { state, send, asked } = start();
    send(...confirms, ...answers);
    expect(state()).toEqual(idle);
    expect(asked()).toEqual([]);
  });

  test.each([
    ['exporting', ['export.press']],
    ['reading', ['file.choose']],
    ['resetting', ['reset.press', 'reset.confirm']],
    ['deleting', ['delete.press', 'delete.confirm']],
  ] as const)('while %s nothing else begins, nor is it called off', (value, way) => {
    const { state, send, asked } = start();
    send(...way);
    send(...presses, ...confirms, ...answers);
    expect(state().value).toBe(value);
    expect(asked()).toHaveLength(1);
  });

  test('nor while importing', async () => {
    const { state, send, asked } = await startPreviewing();
    send('import.confirm', ...presses, ...confirms, ...answers);
    expect(state().value).toBe('importing');
    expect(asked()).toHaveLength(2);
  });

  test.each([
    ['confirmingReset', 'reset.press', ['import.confirm', 'delete.confirm']],
    ['confirmingDelete', 'delete.press', ['import.confirm', 'reset.confirm', 'signIn.again']],
  ] as const)('in %s only its own question is answered', (value, press, others) => {
    const { state, send, asked } = start();
    send(press, ...presses, ...others);
    expect(state().value).toBe(value);
    expect(asked()).toEqual([]);
  });

  test('nor another one in the preview', async () => {
    const { state, send, asked } = await startPreviewing();
    send(...presses, 'reset.confirm', 'delete.confirm', 'reset.cancel', 'delete.cancel');
    expect(state().value).toBe('previewing');
    expect(asked()).toHaveLength(1);
  });
});
