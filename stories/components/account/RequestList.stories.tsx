import { now } from '@kit/app/clock';
import { approved, declined, stressed, unregistered, waiting } from '@kit/fixtures/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestList } from '@/components/account/RequestList';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

const meta = {
  title: 'Components/Account/RequestList',
  component: RequestList,
  args: {
    startupId: 'kestrel',
    now,
    view: {
      status: 'loaded',
      requests: [
        waiting,
        unregistered,
        { ...approved, id: 'approved' },
        { ...waiting, id: 'other', startupId: 'heliogrid' },
      ],
    },
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
  argTypes: { view: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">My Startups</VisuallyHidden>
        <VisuallyHidden as="h3">Kestrel</VisuallyHidden>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those for one startup. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 wait for your answer')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Message' })).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { view: { status: 'loaded', requests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No requests yet/)).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
};

export const ManyRows: Story = {
  args: {
    view: {
      status: 'loaded',
      requests: [waiting, stressed, declined, approved].flatMap((request, at) =>
        [1, 2, 3].map((each) => ({ ...request, id: `${at}/${each}` })),
      ),
    },
  },
};
