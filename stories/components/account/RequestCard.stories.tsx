import { now } from '@kit/app/clock';
import { approved, declined, revoked, stressed, unregistered, waiting } from '@kit/fixtures/requests';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RequestCard, type RequestCardProps } from '@/components/account/RequestCard';
import type { RequestView } from '@/components/account/requestView';
import preview, { cramped, hrefOf, stateOf, states } from '../../support/preview';
import { requestActions } from '../../support/requestActions';

const meta = preview.meta({
  component: RequestCard,
  args: { request: waiting, now, actions: requestActions() },
  argTypes: { request: { control: false }, actions: { control: false } },
});

/** The sender of the request, how well the startup fits their criteria, and two buttons to answer. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(['Mina Okafor', 'Investor page', 'Message'].map((name) => hrefOf(canvas, name))).toEqual([
      '/user/mina-okafor',
      '/investors/mina-okafor',
      '/messages/mina-okafor',
    ]);
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAccessibleDescription('Mina Okafor');
    await userEvent.click(approve);
    await expect(args.actions.onApprove).toHaveBeenCalledWith('uid-mina:kestrel');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.actions.onOpenForm).toHaveBeenCalledWith('uid-mina:kestrel', 'declined');
  },
});

/** A card whose request changes when its buttons are pressed. */
function Live(args: RequestCardProps) {
  const [request, setRequest] = useState<RequestView>(args.request);
  const change = (more: Partial<RequestView>) => setRequest((known) => ({ ...known, ...more }));
  const actions: RequestCardProps['actions'] = {
    ...args.actions,
    onApprove: () => change({ state: 'approved', isUndoable: true }),
    onUndo: () => change({ state: 'requested', isUndoable: false }),
    onOpenForm: (_, verdict) => change({ form: { verdict, note: request.note } }),
    onNoteChange: (note) => change({ form: { verdict: 'declined', note } }),
    onCloseForm: () => change({ form: null }),
    onSubmitForm: () => change({ form: null, state: 'declined', isUndoable: true }),
  };
  return <RequestCard {...args} request={request} actions={actions} />;
}

/** The focus moves to Undo, back to the answers, into the form, and then to the button that opened the form. */
export const Focus = meta.story({
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Approve').focus();
    for (const next of ['Undo', 'Approve']) {
      await userEvent.keyboard('{Enter}');
      await expect(button(next)).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Note to Mina Okafor (optional)')).toHaveFocus();
    await userEvent.keyboard('Not now{Escape}');
    await expect(button('Decline')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(button('Undo')).toHaveFocus();
  },
});

export const Matrix = meta.story({
  globals: { theme: 'dark' },
  render: states<RequestCardProps>({
    'From a private user who isn’t an investor': { request: unregistered },
    Approved: { request: approved },
    Declined: { request: declined },
    Revoked: { request: revoked },
    'Approved, can be undone': { request: { ...approved, isUndoable: true, answeredAt: now } },
    Declining: { request: { ...waiting, form: { verdict: 'declined', note: '' } } },
    'Approved, being saved': { request: { ...approved, unsaved: 'pending' } },
    'Approved, not saved': { request: { ...approved, unsaved: 'failed' } },
  }),
  play: async ({ canvas, userEvent, args: { actions } }) => {
    const press = (name: string, button: string) =>
      userEvent.click(stateOf(canvas, name).getByRole('button', { name: button }));

    const asker = stateOf(canvas, 'From a private user who isn’t an investor');
    await expect(asker.getAllByRole('link')).toEqual([asker.getByRole('link', { name: 'Message' })]);
    await press('Approved', 'Revoke');
    await expect(actions.onOpenForm).toHaveBeenCalledWith('uid-mina:kestrel', 'revoked');
    await press('Declined', 'Approve anyway');
    await press('Revoked', 'Approve anyway');
    await expect(actions.onApprove).toHaveBeenCalledTimes(2);

    const undo = stateOf(canvas, 'Approved, can be undone').getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Mina Okafor Approved');
    await userEvent.click(undo);
    await expect(actions.onUndo).toHaveBeenCalledWith('uid-mina:kestrel');
    const pending = stateOf(canvas, 'Approved, being saved');
    await waitFor(() => expect(pending.getByText(/Saving…/)).toBeVisible());
    await press('Approved, not saved', 'Try again');
    await expect(actions.onWriteAgain).toHaveBeenCalledOnce();
  },
});

export const NarrowStress = meta.story({
  ...cramped(260),
  args: { request: { ...stressed, unsaved: 'failed' } },
});
