import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { profileLoadDelay } from '@/data/schema/constants';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { ProfileHarness, profileArgs } from '../fixtures/ProfileHarness';
import { investorPage, newInvestor, stressInvestor } from '../fixtures/profiles';

const mina = investorPage('mina-okafor');
const ref = 'investor:mina-okafor';

const meta = {
  title: 'Screens/Investor',
  component: ProfileHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: profileArgs(mina),
} satisfies Meta<typeof ProfileHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading investor profile...')).toHaveRole('status');
  },
};

export const NotFound: Story = {
  args: { state: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Not Found' })).toBeVisible();
    await expect(
      canvas.getByText(
        'The investor profile you are looking for could not be found or is no longer available.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Not Found' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load investor data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^Mina Okafor/ },
      { timeout: profileLoadDelay + 2000 },
    );
  },
};

/** She is available for mentoring: a meeting can be booked, in a new tab. */
export const Overview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const meeting = canvas.getByRole('link', { name: /Schedule Meeting/ });
    await expect(meeting).toHaveAttribute('href', 'https://calendar.example/mina-okafor');
    await expect(meeting).toHaveAttribute('target', '_blank');
    await expect(meeting).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(args.onMark.mock.calls).toEqual([[{ kind: 'follow', id: ref, on: true }]]);
  },
};

export const NotMentoring: Story = {
  args: profileArgs(investorPage('ravi-kulkarni')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ravi Kulkarni' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Schedule Meeting/ })).toBeNull();
  },
};

export const Portfolio: Story = {
  args: { context: { tab: 'portfolio' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Heliogrid' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
  },
};

export const Testimonials: Story = { args: { context: { tab: 'testimonials' } } };

/** The post that the feed shows is shared as the feed's, the older one as the profile. */
export const Posts: Story = {
  args: { context: { tab: 'posts' } },
  play: async ({ canvas, userEvent, args }) => {
    const articles = canvas.getAllByRole('article').map((article) => within(article));
    for (const article of articles) {
      await userEvent.click(article.getByRole('button', { name: /Share/ }));
      await expect(await article.findByRole('button', { name: /Copied!/ })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /Copied!/ })).toHaveLength(1);
    }
    const { origin } = window.location;
    await expect(args.onCopy.mock.calls).toEqual([
      [`${origin}/explore#post-funding`],
      [`${origin}/investors/mina-okafor`],
    ]);
  },
};

export const Following: Story = { args: { context: { marks: { ...noMarks, follow: { [ref]: true } } } } };

export const ShareRefused: Story = {
  args: { onCopy: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}/investors/mina-okafor`);
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const MarkRefused: Story = {
  args: {
    onMark: fn<(change: MarkChange) => Promise<void>>(() => Promise.reject(new Error('The disk is full'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(args.onMark).toHaveBeenCalledTimes(2));
  },
};

/** Registered a minute ago, with nothing but a name: nobody follows or writes to themselves. */
export const JustRegistered: Story = {
  args: profileArgs(newInvestor),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write about yourself' })).toBeVisible();
  },
};

/** An own page for founders, as everyone and as a founder sees it. */
export const ForFounders: Story = {
  args: {
    ...profileArgs({ ...investorPage('mina-okafor'), isOwn: true, privacy: 'founders' }),
    context: { viewer: 'everyone' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'This page is for founders only' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/investments/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change who sees it' })).toHaveAttribute(
      'href',
      '/profile/investor/manage?tab=settings',
    );
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'A founder');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
};

/** The same as somebody else sees it. */
export const Bare: Story = {
  args: profileArgs({ ...newInvestor, isOwn: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
  },
};

export const JustRegisteredPortfolio: Story = {
  args: { ...profileArgs(newInvestor), context: { tab: 'portfolio' } },
};

const stress = (tab: 'overview' | 'portfolio' | 'testimonials' | 'posts'): Story => ({
  args: { ...profileArgs(stressInvestor), context: { tab } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
});

const phone = { viewport: { value: 'phone' } };

export const Stress: Story = stress('overview');
export const StressPhone: Story = { ...stress('overview'), globals: phone };
export const StressPortfolio: Story = { ...stress('portfolio'), globals: phone };
export const StressTestimonials: Story = { ...stress('testimonials'), globals: phone };
export const StressPosts: Story = { ...stress('posts'), globals: phone };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const JustRegisteredPhone: Story = { args: JustRegistered.args, globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkTestimonials: Story = { globals: { theme: 'dark' }, args: Testimonials.args };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const HindiPhonePortfolio: Story = { globals: { ...phone, locale: 'hi' }, args: Portfolio.args };
export const Spanish: Story = { globals: { locale: 'es' }, args: Testimonials.args };
