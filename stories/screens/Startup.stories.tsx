import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { copiedShown, profileLoadDelay } from '@/data/schema/constants';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { ProfileHarness, profileArgs } from '../fixtures/ProfileHarness';
import { newStartup, startupPage, stressStartup } from '../fixtures/profiles';

const heliogrid = startupPage('heliogrid');
const ref = 'startup:heliogrid';

const meta = {
  title: 'Screens/Startup',
  component: ProfileHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: profileArgs(heliogrid),
} satisfies Meta<typeof ProfileHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const interested = { ...noMarks, interest: { [ref]: true } };

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Loading startup profile...')).toHaveRole('status');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { state: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Not Found' })).toBeVisible();
    await expect(
      canvas.getByText('The startup you are looking for could not be found or is no longer available.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** It looks not found and says what failed (spec section 8); Try again reads once more, with the whole delay. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Not Found' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load startup data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Loading startup profile...')).toBeVisible();
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^Heliogrid/ },
      { timeout: profileLoadDelay + 2000 },
    );
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const FailedAgain: Story = {
  args: { state: 'failed', onLoad: fn(() => Promise.reject(new Error('The device is still locked'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load startup data');
  },
};

/** Nothing is marked: contact and deck are behind the interest. */
export const Overview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('65% of $2M')).toBeVisible();
    await expect(canvas.getByText('Express interest to view contact information')).toBeVisible();
    await expect(canvas.getByText('Express interest to access pitch deck')).toBeVisible();
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true })).toBeVisible();
    await expect(args.onMark.mock.calls).toEqual([
      [{ kind: 'follow', id: ref, on: true }],
      [{ kind: 'follow', id: ref, on: false }],
      [{ kind: 'star', id: ref, on: true }],
    ]);
  },
};

export const Metrics: Story = { args: { context: { tab: 'metrics' } } };

/** The button goes with its panel; the tab it chose takes its focus. */
export const AllMetrics: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all metrics' }));
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
  },
};

export const Team: Story = {
  args: { context: { tab: 'team' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asha Verma')).toBeVisible();
  },
};

export const Investors: Story = { args: { context: { tab: 'investors' } } };

export const Updates: Story = {
  args: { context: { tab: 'updates' } },
  play: async ({ canvas, userEvent, args }) => {
    const [post] = heliogrid.profile.posts;
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: `Like, ${post?.likes}` }));
    await expect(first.getByRole('button', { name: `Like, ${(post?.likes ?? 0) - 1}` })).toBeVisible();
    await expect(args.onMark.mock.calls).toEqual([[{ kind: 'like', id: post?.id, on: false }]]);

    await userEvent.click(first.getByRole('button', { name: /Share/ }));
    await expect(await first.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Copied!/ })).toHaveLength(1);
    await expect(args.onCopy.mock.calls).toEqual([[`${window.location.origin}/startups/heliogrid`]]);
  },
};

/** Each tab by keyboard; Home and End reach the ends. */
export const Tabs: Story = {
  play: async ({ canvas, userEvent }) => {
    const selected = () => canvas.getByRole('tab', { selected: true }).textContent;
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    const seen = [selected()];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      seen.push(selected());
    }
    await expect(seen).toEqual([
      'Overview',
      'Metrics',
      'Team',
      'Investors',
      'Updates',
      'Overview',
      'Updates',
    ]);
  },
};

export const Following: Story = {
  args: { context: { marks: { ...noMarks, follow: { [ref]: true } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The first interest reveals contact and deck; taking it back hides nothing. */
export const Interest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const note = "You'll be notified when the startup responds";
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(canvas.getByText(note)).toBeVisible();
    const shown = async () => {
      const contact = card(canvas, 'Contact');
      await expect(contact.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
      await expect(contact.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Download pitch deck' })).toHaveAttribute(
        'href',
        '/files/heliogrid-deck.pdf',
      );
    };
    await shown();
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
    await shown();
    await expect(args.onMark.mock.calls).toEqual([
      [{ kind: 'interest', id: ref, on: true }],
      [{ kind: 'interest', id: ref, on: false }],
    ]);
  },
};

export const InterestExpressed: Story = { args: { context: { marks: interested } } };

export const InterestTakenBack: Story = {
  args: { context: { marks: { ...noMarks, interest: { [ref]: false } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  },
};

/** "Copied!" for two seconds, on the button that was pressed. */
export const Shared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(args.onCopy.mock.calls).toEqual([[`${window.location.origin}/startups/heliogrid`]]);
    await expect(
      await canvas.findByRole('button', { name: 'Share' }, { timeout: copiedShown + 2000 }),
    ).toBeVisible();
  },
};

/** The clipboard can't be used: the link stands there until it is dismissed. */
export const ShareRefused: Story = {
  args: { onCopy: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}/startups/heliogrid`);
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The link could not be copied. Copy it by hand:',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(link).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

/** The device refuses what is marked: it stays shown, and is offered again. */
export const MarkRefused: Story = {
  args: {
    onMark: fn<(change: MarkChange) => Promise<void>>(() => Promise.reject(new Error('The disk is full'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change is not saved on this device',
    );
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    const again = screen.getByRole('button', { name: 'Save again' });
    await userEvent.click(again);
    await waitFor(() => expect(args.onMark).toHaveBeenCalledTimes(2));
    await expect(args.onMark).toHaveBeenLastCalledWith({ kind: 'follow', id: ref, on: true });
  },
};

/** One's own listing says who else gets to see its figures, and is edited instead of followed. */
export const Own: Story = {
  args: profileArgs({ ...heliogrid, isOwn: true }),
  play: async ({ canvas }) => {
    const own = (text: string) => `Only you see this: ${text}`;
    const traction = own('traction and funding info is shown only to verified investors.');
    const metrics = own(
      'these metrics are shown only to investors who express interest and after the owner approves their request.',
    );
    await expect(card(canvas, 'Fundraising').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(metrics)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups',
    );
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
    await expect(canvas.getByText('hello@heliogrid.example')).toBeVisible();
  },
};
export const OwnMetrics: Story = { args: { ...Own.args, context: { tab: 'metrics' } } };
export const OwnPhone: Story = { globals: { viewport: { value: 'phone' } }, args: Own.args };
export const OwnDark: Story = { globals: { theme: 'dark' }, args: Own.args };

/** Its owner took it off the market: it says so, and interest can't be expressed. */
export const Inactive: Story = {
  args: profileArgs({ ...heliogrid, isActive: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Heliogrid isn’t seeking investment at present/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /My Startups/ })).toBeNull();
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
  },
};

/** One's own listing while it is inactive, with the way to change that. */
export const OwnInactive: Story = {
  args: profileArgs({ ...heliogrid, isOwn: true, isManaged: true, isActive: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Heliogrid is inactive/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage it in My Startups' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups',
    );
  },
};
export const OwnInactivePhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
  args: OwnInactive.args,
};

/** Listed a minute ago, with nothing but a name. */
export const JustListed: Story = { args: { ...profileArgs(newStartup), context: { marks: noMarks } } };

export const JustListedUpdates: Story = { args: { ...profileArgs(newStartup), context: { tab: 'updates' } } };

const noOverflow: Story['play'] = async ({ canvasElement }) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

const stress = (tab: 'overview' | 'metrics' | 'team' | 'investors' | 'updates'): Story => ({
  args: {
    ...profileArgs(stressStartup),
    context: { tab, marks: interested },
  },
  play: noOverflow,
});

const phone = { viewport: { value: 'phone' } };

export const Stress: Story = stress('overview');
export const StressMetrics: Story = { ...stress('metrics'), globals: phone };
export const StressTeam: Story = { ...stress('team'), globals: phone };
export const StressInvestors: Story = { ...stress('investors'), globals: phone };
export const StressUpdates: Story = { ...stress('updates'), globals: phone };
export const StressPhone: Story = { ...stress('overview'), globals: phone };

export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { globals: phone, args: Loading.args };
export const PhoneFailed: Story = { globals: phone, args: Failed.args };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkMetrics: Story = { globals: { theme: 'dark' }, args: Metrics.args };
export const DarkInterest: Story = { globals: { theme: 'dark' }, args: InterestExpressed.args };
export const DarkFailed: Story = { globals: { theme: 'dark' }, args: Failed.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: InterestExpressed.args };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' } };
export const Spanish: Story = { globals: { locale: 'es' }, args: Metrics.args };
