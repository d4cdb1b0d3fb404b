import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { profileLoadDelay } from '@/data/schema/constants';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { ProfileHarness, profileArgs } from '../fixtures/ProfileHarness';
import { newUser, stressUser, userPage } from '../fixtures/profiles';

const asha = userPage('asha-verma');
const jonas = userPage('jonas-felde');
/** What Asha follows in the sample world. */
const followed = {
  ...noMarks,
  follow: { 'investor:mina-okafor': true, 'startup:ledgerline': true, 'startup:mirahealth': true },
};

const meta = {
  title: 'Screens/User',
  component: ProfileHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: profileArgs(jonas),
} satisfies Meta<typeof ProfileHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading user profile...')).toHaveRole('status');
  },
};

export const NotFound: Story = {
  args: { state: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Not Found' })).toBeVisible();
    await expect(
      canvas.getByText('The user profile you are looking for could not be found or is no longer available.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover Users' })).toHaveAttribute('href', '/discover');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Not Found' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load user data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Jonas Felde' }, { timeout: profileLoadDelay + 2000 });
  },
};

export const Overview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/messages/jonas-felde',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(args.onMark.mock.calls).toEqual([[{ kind: 'follow', id: 'user:jonas-felde', on: true }]]);
  },
};

/** One's own page: to be edited, not followed. */
export const Own: Story = {
  args: { ...profileArgs(asha), context: { marks: followed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Following (3)' })).toBeVisible();
  },
};

/** A page for connections, through the eyes of its owner, of everyone, and of a connection. */
export const ForConnections: Story = {
  args: profileArgs({ ...asha, privacy: 'connections' }),
  play: async ({ canvas, userEvent }) => {
    const viewAs = await canvas.findByLabelText('View as');
    await expect(
      within(viewAs)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Yourself', 'Everyone', 'A connection']);
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await userEvent.selectOptions(viewAs, 'Everyone');
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'This page is for connections only' }),
    ).toBeVisible();
    await expect(canvas.getByText('This is what everyone sees.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /Asha Verma/ })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByText('Followers')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change who sees it' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=settings',
    );
    await userEvent.selectOptions(viewAs, 'A connection');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
};

/** One's own private page, as everyone sees it. */
export const Private: Story = {
  args: { ...profileArgs({ ...asha, privacy: 'private' }), context: { viewer: 'everyone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This page is private' })).toBeVisible();
  },
};

/** Somebody else's private page: nothing leads to settings, and there is no choice of eyes. */
export const PrivateOfAnother: Story = {
  args: profileArgs({ ...jonas, privacy: 'private' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jonas Felde shows no more here/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change who sees it' })).toBeNull();
    await expect(canvas.queryByLabelText('View as')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
};

/** What one's own empty parts say to others: nothing to fill. */
export const JustRegisteredAsEveryone: Story = {
  args: { ...profileArgs(newUser), context: { viewer: 'everyone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  },
};

/** Whom he is connected with, and whom one doesn't follow yet. */
export const Following: Story = {
  args: { context: { tab: 'following', marks: followed } },
  play: async ({ canvas, userEvent, args }) => {
    const connections = within(canvas.getByRole('region', { name: 'Connections' }));
    await expect(connections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/investors/mina-okafor',
      '/messages/mina-okafor',
      '/startups/heliogrid',
      '/messages/heliogrid',
      '/user/lena-brandt',
      '/messages/lena-brandt',
    ]);
    const suggestions = within(canvas.getByRole('region', { name: 'Suggested Connections' }));
    const names = () => suggestions.getAllByRole('link').map((link) => link.textContent);
    await expect(names()).toEqual(['Ravi Kulkarni', 'Claire Dubois']);
    await userEvent.click(suggestions.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
    await expect(suggestions.getByRole('button', { name: 'Connected with Ravi Kulkarni' })).toBeVisible();
    await expect(names()).toEqual(['Ravi Kulkarni', 'Claire Dubois']);
    await expect(args.onMark.mock.calls).toEqual([
      [{ kind: 'follow', id: 'investor:ravi-kulkarni', on: true }],
    ]);
  },
};

/** On one's own page, who is connected is who is followed. */
export const OwnFollowing: Story = {
  args: { ...profileArgs(asha), context: { tab: 'following', marks: followed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
    await expect(canvas.getByRole('tab', { name: 'Following (4)' })).toBeVisible();
    const connections = within(canvas.getByRole('region', { name: 'Connections' }));
    await expect(connections.getByRole('link', { name: 'Ravi Kulkarni' })).toBeVisible();
  },
};

/** Without a known page, "Managing" in the role leads to an investor, anything else to a startup (spec section 2). */
export const ConnectionRule: Story = {
  args: {
    ...profileArgs({
      ...jonas,
      profile: {
        ...jonas.profile,
        following: [
          { name: 'Mina Okafor', role: 'Managing Partner', image: '' },
          { name: 'Heliogrid', role: 'Rooftop solar', image: '' },
        ],
      },
    }),
    context: { tab: 'following' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mina Okafor' })).toHaveAttribute(
      'href',
      '/investors/mina-okafor',
    );
    await expect(canvas.getAllByRole('link', { name: 'Heliogrid' })[0]).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
  },
};

/** The composer does nothing here (spec section 2, Posts tab). */
export const Posts: Story = {
  args: { context: { tab: 'posts' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
    for (const name of ['Image', 'Link', 'Tags', 'Post']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

/** "Copied!" on the button that was pressed only. */
export const Shared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(await contact.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await contact.findByRole('button', { name: 'Copy Profile Link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Copied!/ })).toBeVisible();
    const link = `${window.location.origin}/user/jonas-felde`;
    await expect(args.onCopy.mock.calls).toEqual([[link], [link]]);
  },
};

export const ShareRefused: Story = {
  args: { onCopy: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}/user/jonas-felde`);
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

/** Registered a minute ago: each empty part leads to what fills it. */
export const JustRegistered: Story = { args: profileArgs(newUser) };

export const JustRegisteredFollowing: Story = {
  args: { ...profileArgs(newUser), context: { tab: 'following' } },
};

export const JustRegisteredPosts: Story = { args: { ...profileArgs(newUser), context: { tab: 'posts' } } };

/** Somebody else who has filled nothing. */
export const Bare: Story = { args: profileArgs({ ...newUser, isOwn: false }) };

const stress = (tab: 'overview' | 'following' | 'posts'): Story => ({
  args: { ...profileArgs(stressUser), context: { tab } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
});

const phone = { viewport: { value: 'phone' } };

export const Stress: Story = stress('overview');
export const StressPhone: Story = { ...stress('overview'), globals: phone };
export const StressFollowing: Story = { ...stress('following'), globals: phone };
export const StressPosts: Story = { ...stress('posts'), globals: phone };

export const Phone: Story = { globals: phone };
export const PhoneOwn: Story = { globals: phone, args: Own.args };
export const PhoneFollowing: Story = { globals: phone, args: Following.args };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' }, args: Own.args };
export const DarkFollowing: Story = { globals: { theme: 'dark' }, args: Following.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: Own.args };
export const HindiPhonePosts: Story = { globals: { ...phone, locale: 'hi' }, args: Posts.args };
export const Spanish: Story = { globals: { locale: 'es' }, args: Own.args };
export const PrivatePhone: Story = { args: Private.args, globals: { viewport: { value: 'phone' } } };
export const PrivateHindi: Story = { args: Private.args, globals: { locale: 'hi' } };
