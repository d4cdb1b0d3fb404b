import { now } from '@kit/app/clock';
import { approved, stressed, unregistered, waiting } from '@kit/fixtures/requests';
import { expect } from 'storybook/test';
import { RequestList, type RequestListProps } from '@/components/account/RequestList';
import preview, { below, sameLandmarks, states } from '../../support/preview';
import { requestActions } from '../../support/requestActions';

const meta = preview.meta({
  component: RequestList,
  args: {
    startupId: waiting.startupId,
    now,
    view: {
      status: 'loaded' as const,
      sent: [],
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

/** The requests for one startup, and the states loading, failed and empty. */
export const Default = meta.story({
  render: states<RequestListProps>({
    Loaded: {},
    Loading: { view: { status: 'loading' } },
    Failed: { view: { status: 'failed' } },
    Empty: { view: { status: 'loaded', sent: [], requests: [] } },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 need your answer')).toBeVisible();
    await expect(canvas.getByText(/^No requests yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});

export const ManyRows = meta.story({
  args: {
    view: { status: 'loaded', sent: [], requests: [...'abcdefgh'].map((id) => ({ ...stressed, id })) },
  },
});
