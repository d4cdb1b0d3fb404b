import { heliogrid } from '@kit/fixtures/account';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { actionsOfEdit, viewOfEdit } from '@/app/pages/Account/editConnector';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { typedStartup } from '@/data/schema/ownedStartup';
import { editStartupsMachine, type StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditEvent, EditReport, EditSave } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';

const startup = { ...heliogrid, id: 'windrose' };
const saved = [startup];
const typed = { ...typedStartup(startup), tagline: 'Wind' };

/** The startups of somebody, on a device that answers what it is told to. */
function start() {
  let report: (event: EditReport<MyStartup[], StartupChange>) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const actor = createActor(
    editStartupsMachine.provide({
      actors: {
        store: fromCallback<WriteCommand<StartupChange>, void>(({ sendBack }) => {
          report = sendBack;
        }),
        save: fromPromise<MyStartup[], EditSave<TypedStartup>>(
          () =>
            new Promise((_, reject) => {
              refuse = reject;
            }),
        ),
      },
    }),
  ).start();
  return {
    actor,
    actions: actionsOfEdit<MyStartup[], TypedStartup, StartupChange>(actor, (act) => act()),
    view: () => viewOfEdit(actor.getSnapshot()),
    report: (event: EditReport<MyStartup[], StartupChange>) => report(event),
    refuse: () => refuse(new Error('No room')),
  };
}

describe('what is shown of what is edited', () => {
  it('is nothing before it is read, and no more where it can’t be', () => {
    const { view, report } = start();
    expect(view()).toEqual({ status: 'loading' });
    report({ type: 'load.failed' });
    expect(view()).toEqual({ status: 'failed' });
  });

  it('is what is kept, and how the editing stands', async () => {
    const { actor, actions, view, report, refuse } = start();
    const ready = (editing: object | null, kept = saved) => ({
      status: 'ready',
      saved: kept,
      editing: editing && { subject: 'windrose', errors: {}, clashes: [], ...editing },
    });
    report({ type: 'saved.changed', saved });
    expect(view()).toEqual(ready(null));
    actions.onEdit('windrose');
    expect(view()).toEqual(ready({ status: 'typing', values: typedStartup(startup) }));
    actions.onFieldChange('tagline', 'Wind');
    expect(view()).toEqual(ready({ status: 'typing', values: typed }));
    actor.send({ type: 'leave.ask' });
    expect(view()).toEqual(ready({ status: 'confirming', values: typed }));
    actions.onStay();
    expect(view()).toEqual(ready({ status: 'typing', values: typed }));
    actions.onFieldChange('email', 'hello');
    actions.onSave();
    expect(view()).toEqual(
      ready({ status: 'typing', values: { ...typed, email: 'hello' }, errors: { email: 'emailInvalid' } }),
    );
    actions.onFieldChange('email', typed.email);
    const elsewhere = [{ ...startup, tagline: 'Sun' }];
    report({ type: 'saved.changed', saved: elsewhere });
    actions.onSave();
    const clashes = [{ field: 'tagline', mine: 'Wind', theirs: 'Sun' }];
    expect(view()).toEqual(ready({ status: 'clashing', values: typed, clashes }, elsewhere));
    actions.onUndecided();
    report({ type: 'saved.changed', saved });
    actions.onSave();
    expect(view()).toEqual(ready({ status: 'saving', values: typed }));
    refuse();
    await expect.poll(view).toEqual(ready({ status: 'failed', values: typed }));
    actions.onCancel();
    expect(view()).toEqual(ready(null));
  });
});

describe('what is done with what is edited', () => {
  const sent: EditEvent<MyStartup[], TypedStartup, StartupChange>[] = [];
  const held: (() => void)[] = [];
  const actions = actionsOfEdit<MyStartup[], TypedStartup, StartupChange>(
    { send: (event) => void sent.push(event) },
    (act) => void held.push(act),
  );

  it('is each an event of its own', () => {
    actions.onRetry();
    actions.onFieldChange('tagline', 'Wind');
    actions.onSave();
    actions.onCancel();
    actions.onSettle('tagline', 'mine');
    actions.onUndecided();
    actions.onStay();
    actions.onDiscard();
    expect(sent.splice(0)).toEqual([
      { type: 'load.retry' },
      { type: 'field.edit', field: 'tagline', value: 'Wind' },
      { type: 'edit.save' },
      { type: 'edit.cancel' },
      { type: 'clash.settle', field: 'tagline', choice: 'mine' },
      { type: 'clash.close' },
      { type: 'leave.stay' },
      { type: 'leave.discard' },
    ]);
  });

  it('opens another one as soon as the first may be left', () => {
    actions.onEdit('windrose');
    expect(sent).toEqual([]);
    for (const act of held.splice(0)) act();
    expect(sent.splice(0)).toEqual([{ type: 'leave.ask' }, { type: 'edit.start', subject: 'windrose' }]);
  });
});
