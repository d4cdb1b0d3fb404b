import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import { myDataConnector } from '@/app/pages/Account/myDataConnector';
import { myDataMachine } from '@/machines/myData/machine';

const appearance = { theme: 'dark', language: 'hi' } as const;
const content = { name: 'Asha Verma', exportedAt: 1, appearance, records: [] };
const groups = [{ group: 'likes', added: 1, changed: 0, removed: 0 }];
const preview = { name: content.name, exportedAt: 1, groups, appearance: {} };
const file = new File(['{}'], 'updraft.json');

/** Starts the machine with fake actors, and returns the props that the page receives. */
function start({ hasAccount = true } = {}) {
  const { actor, answer, fail } = startOnFakes(myDataMachine, { hasAccount });
  const props = () => myDataConnector(actor, actor.getSnapshot(), 'Asha Verma');
  const card = () => {
    const { busy, isAsking, problem } = props().card;
    return { busy, isAsking, problem };
  };
  return { props, card, answer, fail };
}
const resting = { busy: null, isAsking: false, problem: null };

it("myDataConnector returns `busy: 'export'` during an export, and a problem when the export fails", async () => {
  const { props, card, fail } = start();
  expect(card()).toEqual(resting);
  props().card.onExport();
  expect(card()).toEqual({ ...resting, busy: 'export' });
  await fail('exportData');
  expect(card()).toEqual({ ...resting, problem: { kind: 'exportFailed' } });
});

it('myDataConnector returns the reason why a chosen file can’t be imported', async () => {
  const { answer, card, props } = start();
  props().card.onChooseFile(file);
  expect(card()).toEqual({ ...resting, busy: 'import' });
  await answer('readImport', { problem: { kind: 'newer' } });
  expect([card(), props().importing]).toEqual([{ ...resting, problem: { kind: 'newer' } }, null]);
});

it("myDataConnector asks for confirmation before an import, then returns 'importing' or 'failed'", async () => {
  const { props, card, answer, fail } = start();
  props().card.onChooseFile(file);
  await answer('readImport', { content, preview });
  expect(card()).toEqual({ ...resting, isAsking: true });
  expect(props().importing).toMatchObject({ preview, status: 'asking' });
  props().importing?.onConfirm();
  expect(props().importing?.status).toBe('importing');
  await fail('importData');
  expect(props().importing?.status).toBe('failed');
  props().importing?.onCancel();
  expect([props().importing, card()]).toEqual([null, resting]);
});

it.each([
  ['a user with an account', true],
  ['a user without an account', false],
])("myDataConnector lets %s confirm a reset, then returns 'resetting' or 'failed'", async (_, hasAccount) => {
  const { props, card, fail } = start({ hasAccount });
  props().card.onReset();
  expect(card()).toEqual({ ...resting, isAsking: true });
  expect(props().resetting).toMatchObject({ hasAccount, status: 'asking' });
  props().resetting?.onConfirm();
  expect(props().resetting?.status).toBe('resetting');
  await fail('resetData');
  expect(props().resetting?.status).toBe('failed');
  props().resetting?.onCancel();
  expect([props().resetting, props().importing, props().deleting]).toEqual([null, null, null]);
});

it('myDataConnector offers no account deletion to a user without an account', () => {
  expect(start({ hasAccount: false }).props().card.onDelete).toBeUndefined();
});

it('myDataConnector asks for confirmation before an account deletion, and returns the auth provider’s error', async () => {
  const { props, card, answer, fail } = start();
  props().card.onDelete?.();
  expect(card()).toEqual({ ...resting, isAsking: true });
  expect(props().deleting).toMatchObject({ name: 'Asha Verma', isBusy: true, method: null });
  await answer('loadSignInMethod', 'password');
  const asked = { isBusy: false, method: 'password', isPasswordWrong: false, refusal: undefined };
  expect(props().deleting).toMatchObject(asked);
  props().deleting?.onConfirm('cumulus-9');
  expect(props().deleting?.isBusy).toBe(true);
  await fail('deleteAccount', new Error('Not now'));
  expect(props().deleting).toMatchObject({ ...asked, refusal: 'Not now' });
  props().deleting?.onConfirm('cumulus-8');
  await fail('deleteAccount', Object.assign(new Error('No'), { code: 'auth/invalid-credential' }));
  expect(props().deleting).toMatchObject({ ...asked, isPasswordWrong: true, refusal: null });
  props().deleting?.onCancel();
  expect(props().deleting).toBeNull();
});
