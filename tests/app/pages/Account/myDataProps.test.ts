import { settled } from '@kit/answers';
import { answering, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import { myDataProps } from '@/app/pages/Account/myDataProps';
import type { ExportContent, ImportPreview, ImportReading } from '@/data/ports/MyData';
import { myDataMachine } from '@/machines/myData/machine';

const content: ExportContent = {
  name: 'Asha Verma',
  exportedAt: 1,
  appearance: { theme: 'dark', language: 'hi' },
  records: [],
};
const preview: ImportPreview = {
  name: content.name,
  exportedAt: 1,
  groups: [{ group: 'likes', added: 1, changed: 0, removed: 0 }],
  appearance: {},
};
const file = new File(['{}'], 'updraft.json');

/** The machine on answers of the test's, seen as the page sees it. */
function start({ hasAccount = true } = {}) {
  const exports = answering<{ fileName: string; leftOut: number }>();
  const readings = answering<ImportReading, { file: Blob }>();
  const imports = answering<void, { content: ExportContent }>();
  const resets = answering<void>();
  const deletions = answering<void>();
  const signIns = answering<void>();
  const { actor } = startMachine(
    myDataMachine.provide({
      actors: {
        exportData: exports.logic,
        readImport: readings.logic,
        importData: imports.logic,
        resetData: resets.logic,
        deleteAccount: deletions.logic,
        signInAgain: signIns.logic,
      },
    }),
    { hasAccount },
  );
  const props = () => myDataProps(actor, actor.getSnapshot(), 'Asha Verma');
  return {
    exports,
    readings,
    imports,
    resets,
    deletions,
    signIns,
    props,
    card: () => {
      const { busy, isAsking, problem } = props().card;
      return { busy, isAsking, problem };
    },
  };
}
const resting = { busy: null, isAsking: false, problem: null };
const refuse = async ({ last }: { last: () => { reject: (reason: unknown) => void } }, reason?: unknown) => {
  last().reject(reason ?? new Error('No room'));
  await settled();
};

describe('exporting', () => {
  it('is under way, and may fail', async () => {
    const { props, card, exports } = start();
    expect(card()).toEqual(resting);
    props().card.onExport();
    expect(card()).toEqual({ ...resting, busy: 'export' });
    await refuse(exports);
    expect(card()).toEqual({ ...resting, problem: { kind: 'exportFailed' } });
  });
});

describe('importing', () => {
  async function open() {
    const started = start();
    started.props().card.onChooseFile(file);
    expect(started.card()).toEqual({ ...resting, busy: 'import' });
    expect(started.readings.asked()).toEqual([[{ file }]]);
    return started;
  }
  async function ask() {
    const started = await open();
    started.readings.last().resolve({ content, preview });
    await settled();
    return started;
  }

  it('says why a file is none', async () => {
    const { readings, card, props } = await open();
    readings.last().resolve({ problem: { kind: 'newer' } });
    await settled();
    expect([card(), props().importing]).toEqual([{ ...resting, problem: { kind: 'newer' } }, null]);
  });

  it('asks, is under way, and may fail', async () => {
    const { props, card, imports } = await ask();
    expect(card()).toEqual({ ...resting, isAsking: true });
    expect(props().importing).toMatchObject({ preview, status: 'asking' });
    props().importing?.onConfirm();
    expect([props().importing?.status, imports.asked()]).toEqual(['importing', [[{ content }]]]);
    await refuse(imports);
    expect(props().importing?.status).toBe('failed');
    props().importing?.onCancel();
    expect([props().importing, card()]).toEqual([null, resting]);
  });
});

describe('starting over', () => {
  it.each([true, false])('asks, is under way, and may fail (with an account: %s)', async (hasAccount) => {
    const { props, card, resets } = start({ hasAccount });
    props().card.onReset();
    expect(card()).toEqual({ ...resting, isAsking: true });
    expect(props().resetting).toMatchObject({ hasAccount, status: 'asking' });
    props().resetting?.onConfirm();
    expect([props().resetting?.status, resets.calls.length]).toEqual(['resetting', 1]);
    await refuse(resets);
    expect(props().resetting?.status).toBe('failed');
    props().resetting?.onCancel();
    expect([props().resetting, props().importing, props().deleting]).toEqual([null, null, null]);
  });
});

describe('deleting', () => {
  it('is for whoever has an account', () => {
    expect(start({ hasAccount: false }).props().card.onDelete).toBeUndefined();
  });

  it('asks by name, is under way, and says what the provider says', async () => {
    const { props, card, deletions } = start();
    props().card.onDelete?.();
    expect(card()).toEqual({ ...resting, isAsking: true });
    expect(props().deleting).toMatchObject({ name: 'Asha Verma', isBusy: false, refusal: undefined });
    props().deleting?.onConfirm();
    expect([props().deleting?.isBusy, deletions.calls.length]).toEqual([true, 1]);
    await refuse(deletions, new Error('Not now'));
    expect(props().deleting).toMatchObject({ isBusy: false, refusal: 'Not now', onSignInAgain: undefined });
    props().deleting?.onCancel();
    expect(props().deleting).toBeNull();
  });

  it('offers to sign in again where the provider wants that', async () => {
    const { props, deletions, signIns } = start();
    props().card.onDelete?.();
    props().deleting?.onConfirm();
    await refuse(deletions, Object.assign(new Error('Again'), { code: 'auth/requires-recent-login' }));
    props().deleting?.onSignInAgain?.();
    expect([props().deleting?.isBusy, signIns.calls.length]).toEqual([true, 1]);
    expect(props().deleting?.onSignInAgain).toBeTypeOf('function');
  });
});
