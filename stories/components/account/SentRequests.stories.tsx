import { now } from '@kit/app/clock';
import { stressed } from '@kit/fixtures/requests';
import { expect, fn } from 'storybook/test';
import type { SentRequestView } from '@/components/account/requestView';
import { SentRequests, type SentRequestsProps } from '@/components/account/SentRequests';
import preview, {
  below,
  hindiPhone,
  hrefOf,
  missing,
  sameLandmarks,
  stateOf,
  states,
  textsOf,
} from '../../support/preview';

const day = 24 * 60 * 60_000;
const sent = (state: SentRequestView['state'], name = `Kestrel ${state}`): SentRequestView => ({
  ...{ startupId: state, name, logo: '', isSample: false, state, note: '', answeredAt: null },
  ...{ requestedAt: now - 3 * day, href: `/startups/${state}` },
});

const all = ['requested', 'approved', 'declined', 'revoked', 'withdrawn'] as const;

const meta = preview.meta({
  component: SentRequests,
  args: {
    view: { status: 'loaded' as const, requests: [], sent: all.map((state) => sent(state)) },
    onRetry: fn(),
  },
  argTypes: { view: { control: false } },
  decorators: [below(['h1', 'Account Management'])],
});

/** Requests in every state. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Kestrel requested')).toBe('/startups/requested');
    const labels = ['Pending', 'Approved', 'Declined', 'Revoked', 'Withdrawn'];
    await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(
      all.map((state, at) => `Kestrel ${state}Asked on Nov 17, 2025${labels[at]}`),
    );
  },
});

/** Renders nothing while requests are loading, and nothing without requests. */
export const Matrix = meta.story({
  render: states<SentRequestsProps>({
    Loading: { view: { status: 'loading' } },
    None: { view: { status: 'loaded', requests: [], sent: [] } },
    Failed: { view: { status: 'failed' } },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await userEvent.click(stateOf(canvas, 'Failed').getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const StressHindi = meta.story({
  globals: hindiPhone,
  args: {
    view: {
      ...{ status: 'loaded', requests: [] },
      sent: [{ ...sent('declined', stressed.from.name), note: stressed.note, logo: missing }],
    },
  },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('told nobody about it'),
});
