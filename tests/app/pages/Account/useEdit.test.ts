import { heliogrid } from '@kit/fixtures/account';
import { answering, reporting } from '@kit/machineHarness';
import { beforeEach, expect, it, vi } from 'vitest';
import { actionsOfEdit } from '@/app/pages/Account/editConnector';
import { useEdit } from '@/app/pages/Account/useEdit';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import type { MyStartup, TypedStartup } from '@/data/schema/shapes/ownedStartup';
import { typedStartup } from '@/data/schema/shapes/ownedStartup';
import { editStartupsMachine, type StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditReport, EditSave } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';
import { describeActions } from '../../../support/actions';
import { mounted } from '../../../support/hook';
import { stubBrowser } from '../../../support/stubBrowser';

const startup: MyStartup = { ...heliogrid, id: 'windrose' };
const saved = [startup];
const renamed = [{ ...startup, tagline: 'Wind' }];

beforeEach(() => {
  stubBrowser('/profile/manage?tab=startups');
  // Removes the listeners of the previous test's page.
  Object.assign(navigation, { guard: null, onPopState: null });
});

/** Mounts the page that edits a founder's startups, with fake storage that the test controls. */
function start() {
  const store = reporting<WriteCommand<StartupChange>, EditReport<MyStartup[], StartupChange>>();
  const saves = answering<MyStartup[], EditSave<TypedStartup>>();
  const machine = editStartupsMachine.provide({ actors: { store: store.logic, save: saves.logic } });
  const page = mounted((onSaved: () => void) => useEdit(machine, { onSaved }), vi.fn());
  return {
    page,
    saves,
    view: () => page.value().view,
    does: (act: (actions: ReturnType<typeof page.value>['actions']) => void) =>
      page.act(() => act(page.value().actions)),
    report: (report: EditReport<MyStartup[], StartupChange>) => page.act(() => store.report(report)),
  };
}
/** Starts the page, loads the startups and changes the tagline of one. */
function startTyping() {
  const started = start();
  started.report({ type: 'saved.changed', saved });
  started.does(({ onEdit }) => onEdit('windrose'));
  started.does(({ onFieldChange }) => onFieldChange('tagline', 'Wind'));
  return started;
}
const typed = { ...typedStartup(startup), tagline: 'Wind' };
const ready = (editing: object | null, stored = saved) => ({
  status: 'ready',
  saved: stored,
  editing: editing && { subject: 'windrose', values: typed, errors: {}, clashes: [], ...editing },
});
const editing = (status: string) => ready({ status });

it('useEdit returns a view with only a status while the startups load and after loading fails', () => {
  const { view, report } = start();
  expect(view()).toEqual({ status: 'loading' });
  report({ type: 'load.failed' });
  expect(view()).toEqual({ status: 'failed' });
});

it('useEdit returns a view with the stored startups and the state of the edit', async () => {
  const { does, page, view, report, saves } = start();
  report({ type: 'saved.changed', saved });
  expect(view()).toEqual(ready(null));
  does(({ onEdit }) => onEdit('windrose'));
  expect(view()).toEqual(ready({ status: 'typing', values: typedStartup(startup) }));
  does(({ onFieldChange }) => onFieldChange('tagline', 'Wind'));
  does(({ onFieldChange }) => onFieldChange('email', 'hello'));
  does(({ onSave }) => onSave());
  const wrong = { values: { ...typed, email: 'hello' }, errors: { email: 'emailInvalid' } };
  expect(view()).toEqual(ready({ status: 'typing', ...wrong }));
  does(({ onFieldChange }) => onFieldChange('email', typed.email));
  const elsewhere = [{ ...startup, tagline: 'Sun' }];
  report({ type: 'saved.changed', saved: elsewhere });
  does(({ onSave }) => onSave());
  const clashes = [{ field: 'tagline', mine: 'Wind', theirs: 'Sun' }];
  expect(view()).toEqual(ready({ status: 'clashing', clashes }, elsewhere));
  does(({ onUndecided }) => onUndecided());
  report({ type: 'saved.changed', saved });
  does(({ onSave }) => onSave());
  await saves.refuse(new Error('No room'));
  page.act(() => {});
  expect(view()).toEqual(editing('failed'));
  does(({ onCancel }) => onCancel());
  expect(view()).toEqual(ready(null));
});

it('useEdit returns the same `actions` object on every render', () => {
  const { page, does } = startTyping();
  const { actions, view } = page.value();
  expect(view).toEqual(editing('typing'));
  does(({ onFieldChange }) => onFieldChange('tagline', 'Winds'));
  page.render(vi.fn());
  expect(page.value().actions).toBe(actions);
});

it('useEdit calls the onSaved callback of the last render once per save', async () => {
  const { page, does, saves } = startTyping();
  const [first, last] = [vi.fn(), vi.fn()];
  page.render(first);
  page.render(last);
  does(({ onSave }) => onSave());
  expect([page.value().view, last.mock.calls.length]).toEqual([editing('saving'), 0]);
  await saves.answer(renamed);
  page.act(() => {});
  expect([page.value().view, first.mock.calls.length, last.mock.calls.length]).toEqual([
    { status: 'ready', saved: renamed, editing: null },
    0,
    1,
  ]);
});

it('useEdit asks for confirmation when the user leaves with unsaved changes, and continues after a discard', () => {
  const { page, does } = startTyping();
  const go = vi.fn();
  page.act(() => leave(go));
  expect([page.value().view, go.mock.calls.length]).toEqual([editing('confirming'), 0]);
  does(({ onDiscard }) => onDiscard());
  expect([page.value().view, go.mock.calls.length]).toEqual([{ status: 'ready', saved, editing: null }, 1]);
});

it('useEdit lets the user leave without confirmation when the input equals the stored values', () => {
  const { page, does } = startTyping();
  does(({ onFieldChange }) => onFieldChange('tagline', startup.tagline));
  expect(navigation.guard).toBeNull();
  const go = vi.fn();
  page.act(() => leave(go));
  expect(go).toHaveBeenCalledTimes(1);
});

const sendsTo = (leave: (act: () => void) => void) => (actor: { send: (event: object) => void }) => {
  const { onEdit: _, ...actions } = actionsOfEdit<MyStartup[], TypedStartup, StartupChange>(actor, leave);
  return actions;
};
describeActions('actionsOfEdit', sendsTo(vi.fn()), [
  ['onRetry', [], { type: 'load.retry' }],
  ['onFieldChange', ['tagline', 'Wind'], { type: 'field.edit', field: 'tagline', value: 'Wind' }],
  ['onSave', [], { type: 'edit.save' }],
  ['onCancel', [], { type: 'edit.cancel' }],
  ['onSettle', ['tagline', 'mine'], { type: 'clash.settle', field: 'tagline', choice: 'mine' }],
  ['onUndecided', [], { type: 'clash.close' }],
  ['onStay', [], { type: 'leave.stay' }],
  ['onDiscard', [], { type: 'leave.discard' }],
]);

it('actionsOfEdit.onEdit opens another startup only after `leave` lets the user close the current startup', () => {
  const [send, leave] = [vi.fn(), vi.fn()];
  actionsOfEdit<MyStartup[], TypedStartup, StartupChange>({ send }, leave).onEdit('windrose');
  expect(send).not.toHaveBeenCalled();
  leave.mock.lastCall?.[0]();
  expect(send.mock.calls).toEqual([[{ type: 'leave.ask' }], [{ type: 'edit.start', subject: 'windrose' }]]);
});
