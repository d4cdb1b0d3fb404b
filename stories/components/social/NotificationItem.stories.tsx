import { now } from '@kit/fixtures/feed';
import { everyEvent, stress } from '@kit/fixtures/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationItem } from '@/components/social/NotificationItem';
import type { Notification, NotificationEvent } from '@/data/schema/notification';

const of = (what: NotificationEvent) => everyEvent.find((event) => event.what === what) as Notification;

const meta = {
  title: 'Components/Social/NotificationItem',
  component: NotificationItem,
  args: { notification: of('message'), isNew: false, now },
  argTypes: { notification: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of it is one link to where it happened. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link');
    await expect(item).toHaveAttribute('href', '/messages/mina-okafor');
    await expect(item).toHaveTextContent(
      /^Mina Okafor sent you a message4m · Can we talk Thursday\? I have a few questions about churn\.$/,
    );
  },
};

/** The dot is for the eye: the list says it with a heading. */
export const New: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('link').lastElementChild;
    await expect(dot).toBeVisible();
    await expect(dot?.textContent).toBe('');
  },
};

/** Whose time nobody keeps: no time, and no dot before what follows. */
export const Timeless: Story = {
  args: { notification: of('follow') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(canvas.getByRole('link').textContent).not.toContain('·');
  },
};

/** Nothing to quote: no dot after the time. */
export const WithoutExcerpt: Story = {
  args: { notification: { ...of('message'), excerpt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/^Mina Okafor sent you a message4m$/);
  },
};

/** Why it is told, in words: what is met, then what is close. */
export const WithReasons: Story = {
  args: { notification: of('opportunity') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fits: Healthcare and Seed · Close: $700K still open')).toBeVisible();
  },
};

/** For whoever doesn't invest, by their interests. */
export const WithInterest: Story = {
  args: { notification: of('newListing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are interested in Fintech')).toBeVisible();
  },
};

/** Asked for figures of a startup of one's own. */
export const Request: Story = {
  args: { notification: of('request'), isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(
      /^Lena Brandt asks for the figures of Ledgerline.*Angel investor$/,
    );
  },
};

/** What an owner can say, each with their note where there is one. */
export const Answers: Story = {
  render: (args) => (
    <>
      {(['approved', 'declined', 'revoked'] as const).map((what) => (
        <NotificationItem key={what} {...args} notification={of(what)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [approved, , revoked] = canvas.getAllByRole('link');
    await expect(approved).toHaveTextContent(/open to you2h · Glad you asked\. Ask me about churn\.$/);
    await expect(revoked?.textContent).not.toContain('·');
  },
};

/** Of a startup: its logo has corners. */
export const OfAStartup: Story = { args: { notification: of('startupPost') } };

/** Every event there is. */
export const Matrix: Story = {
  render: (args) => (
    <>
      {everyEvent.map((event, at) => (
        <NotificationItem key={event.id} {...args} notification={event} isNew={at % 2 === 0} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <>
      {stress.slice(0, 4).map((event) => (
        <NotificationItem key={event.id} {...args} notification={event} isNew />
      ))}
    </>
  ),
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('link')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};
