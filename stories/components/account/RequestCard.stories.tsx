import { now } from '@kit/app/clock';
import { approved, declined, revoked, stressed, unregistered, waiting } from '@kit/fixtures/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RequestCard } from '@/components/account/RequestCard';
import type { RequestView } from '@/components/account/requestView';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Account/RequestCard',
  component: RequestCard,
  args: {
    request: waiting,
    now,
    actions: {
      onRetry: fn(),
      onApprove: fn(),
      onOpenForm: fn(),
      onNoteChange: fn(),
      onCloseForm: fn(),
      onSubmitForm: fn(),
      onUndo: fn(),
      onWriteAgain: fn(),
    },
  },
  argTypes: { request: { control: false }, actions: { control: false } },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who asks, what fits, and the two answers. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Mina Okafor' })).toHaveAttribute(
      'href',
      '/user/mina-okafor',
    );
    await expect(canvas.getByRole('link', { name: 'Investor page' })).toHaveAttribute(
      'href',
      '/investors/mina-okafor',
    );
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/messages/mina-okafor',
    );
    await expect(canvas.getByText('Registered investor')).toBeVisible();
    await expect(canvas.getByRole('list', { name: /fit/i })).toBeVisible();
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAccessibleDescription('Mina Okafor');
    await userEvent.click(approve);
    await expect(args.actions.onApprove).toHaveBeenCalledWith('uid-mina/kestrel');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.actions.onOpenForm).toHaveBeenCalledWith('uid-mina/kestrel', 'declined');
  },
};

/** Neither an investor, nor somebody whose pages can be seen. */
export const NotRegistered: Story = {
  args: { request: unregistered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not registered as an investor')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'Message' })]);
  },
};

export const Approved: Story = {
  args: { request: approved },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await expect(args.actions.onOpenForm).toHaveBeenCalledWith('uid-mina/kestrel', 'revoked');
  },
};

/** Who said no can still say yes. */
export const Declined: Story = {
  args: { request: declined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(declined.note)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve after all' }));
    await expect(args.actions.onApprove).toHaveBeenCalledOnce();
  },
};

export const Revoked: Story = { args: { request: revoked } };

/** For some seconds. */
export const Undoable: Story = {
  args: { request: { ...approved, isUndoable: true, answeredAt: now } },
  play: async ({ canvas, userEvent, args }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Mina Okafor Approved');
    await userEvent.click(undo);
    await expect(args.actions.onUndo).toHaveBeenCalledWith('uid-mina/kestrel');
  },
};

export const Declining: Story = {
  args: { request: { ...waiting, form: { verdict: 'declined', note: '' } } },
};
export const DecliningDark: Story = { ...Declining, globals: { theme: 'dark' } };

/** The answer is on its way to the device for more than a moment. */
export const Saving: Story = {
  args: { request: { ...approved, unsaved: 'pending' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Saving…/)).toBeVisible());
  },
};

/** The device refused the answer. */
export const Unsaved: Story = {
  args: { request: { ...approved, unsaved: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This device could not save it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onWriteAgain).toHaveBeenCalledOnce();
  },
};

/** The focus goes along: to Undo, back to the answers, into the form, and out of it to what opened it. */
export const Focus: Story = {
  render: function Render(args) {
    const [request, setRequest] = useState<RequestView>(args.request);
    const change = (more: Partial<RequestView>) => setRequest((known) => ({ ...known, ...more }));
    return (
      <RequestCard
        {...args}
        request={request}
        actions={{
          ...args.actions,
          onApprove: () => change({ state: 'approved', isUndoable: true }),
          onUndo: () => change({ state: 'requested', isUndoable: false }),
          onOpenForm: (_, verdict) => change({ form: { verdict, note: request.note } }),
          onNoteChange: (note) => change({ form: { verdict: 'declined', note } }),
          onCloseForm: () => change({ form: null }),
          onSubmitForm: () => change({ form: null, state: 'declined', isUndoable: true }),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const note = canvas.getByLabelText('Note to Mina Okafor (optional)');
    await expect(note).toHaveFocus();
    await userEvent.keyboard('Not now{Escape}');
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const LongText: Story = { args: { request: stressed } };
export const Narrow: Story = {
  args: { request: { ...waiting, unsaved: 'failed' } },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};

export const States: Story = {
  render: (args) => (
    <Stack gap={16}>
      {[waiting, unregistered, approved, declined, revoked].map((request) => (
        <RequestCard key={request.state + request.id} {...args} request={request} />
      ))}
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };
