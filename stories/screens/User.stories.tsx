import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import UserPage from '@/app/pages/Profile/UserPage';
import { settings } from '../fixtures/profileRecords';
import { newUser, stressUser } from '../fixtures/profiles';
import { app } from '../support/app';
import { hash } from '../support/hash';
import {
  arrived,
  at,
  expectMarks,
  failed,
  finding,
  loading,
  markSavedAgain,
  noClipboard,
  noOverflow,
  notFound,
  pageAt,
  phone,
  refuseOnce,
  retried,
  saveAgain,
  shown,
} from '../support/profilePage';

const path = '/user/jonas-felde';
/** Asha's own; she follows three by the sample. */
const own = '/user/asha-verma';

const meta = {
  title: 'Screens/User',
  component: UserPage,
  parameters: pageAt(path),
  play: shown,
} satisfies Meta<typeof UserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = { kind: 'user', path, name: /Jonas Felde/ } as const;

export const Loading: Story = loading(profile);

export const NotFound: Story = notFound(
  profile,
  '/user/nobody',
  'The user profile you are looking for could not be found or is no longer available.',
  'Discover Users',
);

export const Failed: Story = failed(profile);

export const Retried: Story = retried(profile);

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Jonas Felde');
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/messages/jonas-felde',
    );
  },
};

/** What the person wrote of themselves, in their lines. */
export const BioInLines: Story = {
  parameters: at(path, {
    services: finding((page) =>
      page?.kind === 'user'
        ? { ...page, profile: { ...page.profile, bio: 'Designer.\n\n\n\nBerlin, mostly.' } }
        : page,
    ),
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const bio = canvas.getByText(/^Designer/);
    await expect(bio.textContent).toBe('Designer.\n\nBerlin, mostly.');
    await expect(bio).toHaveStyle({ whiteSpaceCollapse: 'preserve' });
  },
};

export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({ 'follow user:jonas-felde': true });
  },
};

/** One's own page: to be edited, not followed. */
export const Own: Story = {
  parameters: at(own),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Following (3)' })).toBeVisible();
  },
};

const forConnections = { records: { sample: [settings({ privacy: 'connections' })] } };

/** A page for connections, through the eyes of its owner. */
export const ForConnections: Story = {
  parameters: at(own, forConnections),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const viewAs = await canvas.findByLabelText('View as');
    await expect(
      within(viewAs)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Yourself', 'Everyone', 'A connection']);
    await expect(viewAs).toHaveDisplayValue('Yourself');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
};

/** The same page, through the eyes of everyone. */
export const ForConnectionsAsEveryone: Story = {
  parameters: ForConnections.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'Everyone');
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
    await expect(app.addresses).toEqual([own, `${own}?as=everyone`]);
  },
};

/** The same page, through the eyes of a connection. */
export const ForConnectionsAsConnection: Story = {
  parameters: at(`${own}?as=everyone`, forConnections),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'A connection');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
};

/** One's own private page, as everyone sees it. */
export const Private: Story = {
  parameters: at(`${own}?as=everyone`, { records: { sample: [settings({ privacy: 'private' })] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('heading', { level: 2, name: 'This page is private' })).toBeVisible();
  },
};

/** Somebody else's page for connections: nothing leads to settings, and there is no choice of eyes. */
export const LimitedOfAnother: Story = {
  parameters: at(path, {
    services: finding((page) => (page?.kind === 'user' ? { ...page, privacy: 'connections' } : page)),
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText(/Jonas Felde shows no more here/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change who sees it' })).toBeNull();
    await expect(canvas.queryByLabelText('View as')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
};

/** Whom he is connected with, and whom one doesn't follow yet. */
export const Following: Story = {
  parameters: at(`${path}?tab=following`),
  play: async ({ canvas }) => {
    await arrived(canvas);
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
    await expect(suggestions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ravi Kulkarni',
      'Claire Dubois',
    ]);
  },
};

/** Whom one connected with stays in their place. */
export const Connected: Story = {
  parameters: Following.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    const suggestions = within(canvas.getByRole('region', { name: 'Suggested Connections' }));
    await userEvent.click(suggestions.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
    await expect(suggestions.getByRole('button', { name: 'Connected with Ravi Kulkarni' })).toBeVisible();
    await expect(suggestions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ravi Kulkarni',
      'Claire Dubois',
    ]);
    await expectMarks({ 'follow investor:ravi-kulkarni': true });
  },
};

/** On one's own page, who is connected is who is followed. */
export const OwnConnected: Story = {
  parameters: at(`${own}?tab=following`),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
    await expect(canvas.getByRole('tab', { name: 'Following (4)' })).toBeVisible();
    const connections = within(canvas.getByRole('region', { name: 'Connections' }));
    await expect(connections.getByRole('link', { name: 'Ravi Kulkarni' })).toBeVisible();
  },
};

/** Without a known page, "Managing" in the role leads to an investor, anything else to a startup (spec section 2). */
export const ConnectionRule: Story = {
  parameters: at(`${path}?tab=following`, {
    services: finding((page) => {
      if (page?.kind !== 'user') return page;
      const following = [
        { name: 'Mina Okafor', role: 'Managing Partner', image: '' },
        { name: 'Heliogrid', role: 'Rooftop solar', image: '' },
      ];
      return { ...page, profile: { ...page.profile, following } };
    }),
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
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
  parameters: at(`${path}?tab=posts`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
    for (const name of ['Image', 'Link', 'Tags', 'Post']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** "Copied!" on the button that was pressed only. */
export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(await contact.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(app.copied).toEqual([`${window.location.origin}${path}`]);
  },
};

/** Also where another one was pressed before. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(await contact.findByRole('button', { name: 'Copy Profile Link' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
    const link = `${window.location.origin}${path}`;
    await expect(app.copied).toEqual([link, link]);
  },
};

export const ShareRefused: Story = {
  parameters: at(path, { services: noClipboard }),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}${path}`);
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** The device refuses what is marked: it stays shown, and is offered again. */
export const MarkRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    refuseOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await saveAgain();
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({});
  },
};

export const MarkSavedAgain: Story = markSavedAgain('Follow', { 'follow user:jonas-felde': true });

const newcomer = { who: 'nora' } as const;

/** Registered a minute ago: each empty part leads to what fills it. */
export const JustRegistered: Story = {
  parameters: at('/user/nora-lund', newcomer),
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Nora Lund');
    await expect(canvas.getByRole('link', { name: 'Write about yourself' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
  },
};

/** What one's own empty parts say to others: nothing to fill. */
export const JustRegisteredAsEveryone: Story = {
  parameters: at('/user/nora-lund?as=everyone', newcomer),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
    // Their buttons, which can be tried.
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect((await app.device.readAll('nora')).filter(({ kind }) => kind === 'follow')).toEqual([]);
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'A connection');
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
};

export const JustRegisteredFollowing: Story = {
  parameters: at('/user/nora-lund?tab=following', newcomer),
};

export const JustRegisteredPosts: Story = { parameters: at('/user/nora-lund?tab=posts', newcomer) };

/** Somebody else who has filled nothing. */
export const Bare: Story = {
  parameters: at('/user/noor-haddad', { services: finding(() => newUser) }),
};

const stress = (tab: 'overview' | 'following' | 'posts'): Story => ({
  parameters: at(`${path}?tab=${tab}`, { services: finding(() => stressUser) }),
  play: noOverflow,
});

export const Stress: Story = stress('overview');
export const StressPhone: Story = { ...stress('overview'), globals: phone };
export const StressFollowing: Story = { ...stress('following'), globals: phone };
export const StressPosts: Story = { ...stress('posts'), globals: phone };

export const Phone: Story = { globals: phone };
export const PhoneOwn: Story = { globals: phone, parameters: Own.parameters };
export const PhoneFollowing: Story = { globals: phone, parameters: Following.parameters };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' }, parameters: Own.parameters };
export const DarkFollowing: Story = { globals: { theme: 'dark' }, parameters: Following.parameters };
export const Hindi: Story = { globals: { locale: 'hi' }, parameters: Own.parameters };
export const HindiPhonePosts: Story = { globals: { ...phone, locale: 'hi' }, parameters: Posts.parameters };
export const Spanish: Story = { globals: { locale: 'es' }, parameters: Own.parameters };
export const PrivatePhone: Story = { globals: phone, parameters: Private.parameters };
export const PrivateHindi: Story = { globals: { locale: 'hi' }, parameters: Private.parameters };

/** A shared link to a post that isn't here: said above those that are. */
export const SharedGone: Story = {
  parameters: at(`${path}?tab=posts`),
  beforeEach: hash('lost'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
  },
};
