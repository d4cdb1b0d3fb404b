import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { actionsOfEdit, viewOfEdit } from '@/app/pages/Account/editConnector';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { typedStartup } from '@/data/schema/ownedStartup';
import { type ActivityChange, editStartupsMachine } from '@/machines/edit/editStartupsMachine';
import type { EditEvent, EditReport } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';

const startup: MyStartup = {
  id: 'windrose',
  name: 'Windrose',
  tagline: 'Weather for rooftops',
  logo: '',
  stage: 'Seed',
  industry: 'Climate Tech',
  website: '',
  employees: '',
  description: '',
  isActive: true,
};
const saved = [startup];
const typed = { ...typedStartup(startup), tagline: 'Wind' };

/** The startups of somebody, on a device that answers what it is told to. */
function start() {
  let report: (event: EditReport<MyStartup[], ActivityChange>) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const actor = createActor(
    editStartupsMachine.provide({
      actors: {
        store: fromCallback<WriteCommand<ActivityChange>, void>(({ sendBack }) => {
          report = sendBack;
        }),
        save: fromPromise<MyStartup[], { subject: string; values: TypedStartup }>(
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
    actions: actionsOfEdit<MyStartup[], TypedStartup, ActivityChange>(actor, (act) => act()),
    view: () => viewOfEdit(actor.getSnapshot()),
    report: (event: EditReport<MyStartup[], ActivityChange>) => report(event),
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
    const ready = (editing: object | null) => ({ status: 'ready', saved, editing });
    report({ type: 'saved.changed', saved });
    expect(view()).toEqual(ready(null));
    actions.onEdit('windrose');
    expect(view()).toEqual(ready({ status: 'typing', subject: 'windrose', values: typedStartup(startup) }));
    actions.onFieldChange('tagline', 'Wind');
    expect(view()).toEqual(ready({ status: 'typing', subject: 'windrose', values: typed }));
    actor.send({ type: 'leave.ask' });
    expect(view()).toEqual(ready({ status: 'confirming', subject: 'windrose', values: typed }));
    actions.onStay();
    expect(view()).toEqual(ready({ status: 'typing', subject: 'windrose', values: typed }));
    actions.onSave();
    expect(view()).toEqual(ready({ status: 'saving', subject: 'windrose', values: typed }));
    refuse();
    await expect.poll(view).toEqual(ready({ status: 'failed', subject: 'windrose', values: typed }));
    actions.onCancel();
    expect(view()).toEqual(ready(null));
  });
});

describe('what is done with what is edited', () => {
  const sent: EditEvent<MyStartup[], TypedStartup, ActivityChange>[] = [];
  const held: (() => void)[] = [];
  const actions = actionsOfEdit<MyStartup[], TypedStartup, ActivityChange>(
    { send: (event) => void sent.push(event) },
    (act) => void held.push(act),
  );

  it('is each an event of its own', () => {
    actions.onRetry();
    actions.onFieldChange('tagline', 'Wind');
    actions.onSave();
    actions.onCancel();
    actions.onStay();
    actions.onDiscard();
    expect(sent.splice(0)).toEqual([
      { type: 'load.retry' },
      { type: 'field.edit', field: 'tagline', value: 'Wind' },
      { type: 'edit.save' },
      { type: 'edit.cancel' },
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
