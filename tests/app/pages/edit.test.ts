import { heliogrid } from '@kit/fixtures/account';
import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it, vi } from 'vitest';
import { actionsOfEdit, viewOfEdit } from '@/app/pages/Account/editConnector';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { typedStartup } from '@/data/schema/ownedStartup';
import { editStartupsMachine, type StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditReport, EditSave } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';
import { describeActions } from '../../support/actions';

const startup = { ...heliogrid, id: 'windrose' };
const saved = [startup];
const typed = { ...typedStartup(startup), tagline: 'Wind' };

/** The startups of a founder, on a device that answers what the test says. */
function start() {
  const store = reporting<WriteCommand<StartupChange>, EditReport<MyStartup[], StartupChange>>();
  const saves = answering<MyStartup[], EditSave<TypedStartup>>();
  const machine = editStartupsMachine.provide({ actors: { store: store.logic, save: saves.logic } });
  const { actor } = startMachine(machine);
  return {
    actor,
    saves,
    actions: actionsOfEdit<MyStartup[], TypedStartup, StartupChange>(actor, (act) => act()),
    view: () => viewOfEdit(actor.getSnapshot()),
    report: store.report,
  };
}

describe('the view of what is edited', () => {
  it('has nothing before it is read, and no more where it can’t be', () => {
    const { view, report } = start();
    expect(view()).toEqual({ status: 'loading' });
    report({ type: 'load.failed' });
    expect(view()).toEqual({ status: 'failed' });
  });

  it('has what is stored, and how the editing stands', async () => {
    const { actor, actions, view, report, saves } = start();
    const ready = (editing: object | null, stored = saved) => ({
      status: 'ready',
      saved: stored,
      editing: editing && { subject: 'windrose', values: typed, errors: {}, clashes: [], ...editing },
    });
    report({ type: 'saved.changed', saved });
    expect(view()).toEqual(ready(null));
    actions.onEdit('windrose');
    expect(view()).toEqual(ready({ status: 'typing', values: typedStartup(startup) }));
    actions.onFieldChange('tagline', 'Wind');
    expect(view()).toEqual(ready({ status: 'typing' }));
    actor.send({ type: 'leave.ask' });
    expect(view()).toEqual(ready({ status: 'confirming' }));
    actions.onStay();
    actions.onFieldChange('email', 'hello');
    actions.onSave();
    const wrong = { values: { ...typed, email: 'hello' }, errors: { email: 'emailInvalid' } };
    expect(view()).toEqual(ready({ status: 'typing', ...wrong }));
    actions.onFieldChange('email', typed.email);
    const elsewhere = [{ ...startup, tagline: 'Sun' }];
    report({ type: 'saved.changed', saved: elsewhere });
    actions.onSave();
    const clashes = [{ field: 'tagline', mine: 'Wind', theirs: 'Sun' }];
    expect(view()).toEqual(ready({ status: 'clashing', clashes }, elsewhere));
    actions.onUndecided();
    report({ type: 'saved.changed', saved });
    actions.onSave();
    expect(view()).toEqual(ready({ status: 'saving' }));
    await saves.refuse(new Error('No room'));
    expect(view()).toEqual(ready({ status: 'failed' }));
    actions.onCancel();
    expect(view()).toEqual(ready(null));
  });
});

const sendsTo = (leave: (act: () => void) => void) => (actor: { send: (event: object) => void }) => {
  const { onEdit: _, ...actions } = actionsOfEdit<MyStartup[], TypedStartup, StartupChange>(actor, leave);
  return actions;
};
describeActions('the actions of editing', sendsTo(vi.fn()), [
  ['onRetry', [], { type: 'load.retry' }],
  ['onFieldChange', ['tagline', 'Wind'], { type: 'field.edit', field: 'tagline', value: 'Wind' }],
  ['onSave', [], { type: 'edit.save' }],
  ['onCancel', [], { type: 'edit.cancel' }],
  ['onSettle', ['tagline', 'mine'], { type: 'clash.settle', field: 'tagline', choice: 'mine' }],
  ['onUndecided', [], { type: 'clash.close' }],
  ['onStay', [], { type: 'leave.stay' }],
  ['onDiscard', [], { type: 'leave.discard' }],
]);

it('another one is opened as soon as the first may be left', () => {
  const [send, leave] = [vi.fn(), vi.fn()];
  actionsOfEdit<MyStartup[], TypedStartup, StartupChange>({ send }, leave).onEdit('windrose');
  expect(send).not.toHaveBeenCalled();
  leave.mock.lastCall?.[0]();
  expect(send.mock.calls).toEqual([[{ type: 'leave.ask' }], [{ type: 'edit.start', subject: 'windrose' }]]);
});
