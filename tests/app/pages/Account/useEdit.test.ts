import { heliogrid } from '@kit/fixtures/account';
import { answering, reporting } from '@kit/machine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEdit } from '@/app/pages/Account/useEdit';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { typedStartup } from '@/data/schema/ownedStartup';
import { editStartupsMachine, type StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditReport, EditSave } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';
import { stubBrowser } from '../../../support/browser';
import { mounted } from '../../../support/hook';

const startup: MyStartup = { ...heliogrid, id: 'windrose' };
const saved = [startup];
const renamed = [{ ...startup, tagline: 'Wind' }];

beforeEach(() => {
  stubBrowser('/profile/manage?tab=startups');
  // Of the page before.
  Object.assign(navigation, { guard: null, onPopState: null });
});

/** The startups of somebody on a page, read, with one of them being typed in. */
function startTyping() {
  const store = reporting<WriteCommand<StartupChange>, EditReport<MyStartup[], StartupChange>>();
  const saves = answering<MyStartup[], EditSave<TypedStartup>>();
  const machine = editStartupsMachine.provide({ actors: { store: store.logic, save: saves.logic } });
  const page = mounted((onSaved: () => void) => useEdit(machine, { onSaved }), vi.fn());
  const does = (act: (actions: ReturnType<typeof page.value>['actions']) => void) =>
    page.act(() => act(page.value().actions));
  page.act(() => store.report({ type: 'saved.changed', saved }));
  does(({ onEdit }) => onEdit('windrose'));
  does(({ onFieldChange }) => onFieldChange('tagline', 'Wind'));
  return { page, does, saves, store };
}
const editing = (status: string) => ({
  status: 'ready',
  saved,
  editing: {
    status,
    subject: 'windrose',
    values: { ...typedStartup(startup), tagline: 'Wind' },
    errors: {},
    clashes: [],
  },
});

it('what can be done stays the same function, whatever is shown', () => {
  const { page, does } = startTyping();
  const { actions, view } = page.value();
  expect(view).toEqual(editing('typing'));
  does(({ onFieldChange }) => onFieldChange('tagline', 'Winds'));
  page.draw(vi.fn());
  expect(page.value().actions).toBe(actions);
});

describe('saving', () => {
  it('notifies once, as the last drawing says', async () => {
    const { page, does, saves } = startTyping();
    const [first, last] = [vi.fn(), vi.fn()];
    page.draw(first);
    page.draw(last);
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

  it('notifies nobody once the page is gone', async () => {
    const { page, does, saves } = startTyping();
    const onSaved = vi.fn();
    page.draw(onSaved);
    does(({ onSave }) => onSave());
    page.leave();
    await saves.answer(renamed);
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('leaving', () => {
  it('is held up by what isn’t saved, until the person lets it go', () => {
    const { page, does } = startTyping();
    const go = vi.fn();
    page.act(() => leave(go));
    expect([page.value().view, go.mock.calls.length]).toEqual([editing('confirming'), 0]);
    does(({ onDiscard }) => onDiscard());
    expect([page.value().view, go.mock.calls.length]).toEqual([{ status: 'ready', saved, editing: null }, 1]);
  });

  it('doesn’t happen where the person stays', () => {
    const { page, does } = startTyping();
    const go = vi.fn();
    page.act(() => leave(go));
    does(({ onStay }) => onStay());
    expect([page.value().view, go.mock.calls.length]).toEqual([editing('typing'), 0]);
    expect(navigation.guard).not.toBeNull();
  });

  it('is nobody’s concern where nothing differs', () => {
    const { page, does } = startTyping();
    does(({ onFieldChange }) => onFieldChange('tagline', startup.tagline));
    expect(navigation.guard).toBeNull();
    const go = vi.fn();
    page.act(() => leave(go));
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('for another one is asked about like any other', () => {
    const { page, does } = startTyping();
    does(({ onEdit }) => onEdit('windrose'));
    expect(page.value().view).toEqual(editing('confirming'));
    does(({ onDiscard }) => onDiscard());
    expect(page.value().view).toMatchObject({ editing: { status: 'typing', values: typedStartup(startup) } });
  });
});
