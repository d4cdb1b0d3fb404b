import { now } from '@kit/fixtures/feed';
import { everyEvent, stress } from '@kit/fixtures/notifications';
import { expect } from 'storybook/test';
import { NotificationItem } from '@/components/social/NotificationItem';
import type { Notification, NotificationEvent } from '@/data/schema/shapes/notification';
import preview from '../../../.storybook/preview';
import { narrow, stateOf, states } from '../../support/socialStates';

const of = (what: NotificationEvent) => everyEvent.find((event) => event.what === what) as Notification;

const meta = preview.meta({
  component: NotificationItem,
  args: { notification: of('message'), isNew: false, now },
  argTypes: { notification: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** The whole item is one link to where the event happened. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link');
    await expect(item).toHaveAttribute('href', '/messages/mina-okafor');
    await expect(item).toHaveTextContent(
      /^Mina Okafor sent you a message4m · Can we talk Thursday\? I have a few questions about churn\.$/,
    );
  },
});

/**
 * Every kind of notification, and some with missing data. The dot of a new notification is only visual,
 * because a heading announces new ones. The separator after the time wraps with the text before or after it.
 */
export const Matrix = meta.story({
  render: states({
    New: { isNew: true },
    'Without an excerpt': { notification: { ...of('message'), excerpt: '' } },
    ...Object.fromEntries(everyEvent.map((notification) => [notification.what, { notification }])),
  }),
  play: async ({ canvas, canvasElement }) => {
    const link = (name: string) => stateOf(canvas, name).getByRole('link');
    await expect(link('New').lastElementChild).toBeEmptyDOMElement();
    await expect(link('Without an excerpt')).toHaveTextContent(/^Mina Okafor sent you a message4m$/);
    await expect(link('follow').querySelector('time')).toBeNull();
    for (const dotless of ['follow', 'revoked']) await expect(link(dotless).textContent).not.toContain('·');
    // The text lists why the startup fits: matching criteria, then near matches.
    const reasons = 'Fits: Healthcare and Seed · Near match: $700K left to raise';
    await expect(stateOf(canvas, 'opportunity').getByText(reasons)).toBeVisible();
    const asks = /^Lena Brandt asked to see the metrics of Ledgerline.*Angel investor$/;
    await expect(link('request')).toHaveTextContent(asks);
    await expect(link('approved')).toHaveTextContent(/key metrics\.2h · Glad you asked\./);
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(everyEvent.length + 2);
  },
});

export const Stress = meta.story({
  ...narrow(288, 'a'),
  args: { isNew: true },
  render: states(Object.fromEntries(stress.map((notification) => [notification.id, { notification }]))),
});
