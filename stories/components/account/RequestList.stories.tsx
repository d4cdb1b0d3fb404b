import { now } from '@kit/app/clock';
import { approved, declined, stressed, unregistered, waiting } from '@kit/fixtures/requests';
import { expect } from 'storybook/test';
import { RequestList } from '@/components/account/RequestList';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { requestActions } from '../../support/requestActions';

const meta = preview.meta({
  title: 'Components/Account/RequestList',
  component: RequestList,
  args: {
    startupId: 'kestrel',
    now,
    view: {
      status: 'loaded' as const,
      requests: [
        waiting,
        unregistered,
        { ...approved, id: 'approved' },
        { ...waiting, id: 'other', startupId: 'heliogrid' },
      ],
    },
    actions: requestActions(),
  },
  argTypes: { view: { control: false }, actions: { control: false } },
  decorators: [below(['h2', 'My Startups'], ['h3', 'Kestrel'])],
});

/** Those for one startup. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 wait for your answer')).toBeVisible();
  },
});

/** Loading, failed, and empty. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <RequestList {...args} view={{ status: 'loading' }} />
      <RequestList {...args} view={{ status: 'failed' }} />
      <RequestList {...args} view={{ status: 'loaded', requests: [] }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^No requests yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});

export const ManyRows = meta.story({
  args: {
    view: {
      status: 'loaded',
      requests: [waiting, stressed, declined, approved].flatMap((request, at) =>
        [1, 2, 3].map((each) => ({ ...request, id: `${at}/${each}` })),
      ),
    },
  },
});
