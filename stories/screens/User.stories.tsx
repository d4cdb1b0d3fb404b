import { app } from '@kit/app/app';
import { settings } from '@kit/fixtures/profileRecords';
import { newUser, stressUser } from '@kit/fixtures/profiles';
import { expect, screen, waitFor, within } from 'storybook/test';
import UserPage from '@/app/pages/Profile/UserPage';
import preview from '../../.storybook/preview';
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
  rests,
  restsStill,
  retried,
  shown,
} from '../support/profilePage';
import { refuses, refusesOnce } from '../support/refusals';

const path = '/user/jonas-felde';
/** Asha's own; she follows three by the sample. */
const own = '/user/asha-verma';

const meta = preview.meta({
  title: 'Screens/User profile',
  component: UserPage,
  parameters: pageAt(path),
  play: shown,
});

const profile = { kind: 'user', path, name: /Jonas Felde/ } as const;

/** Grey shapes in the place of a profile that is on its way. */
export const Loading = meta.story(loading(profile));

/** It looks like somebody who isn’t there, says what failed, and can be tried again. */
export const Failed = meta.story(failed(profile));

Failed.test('Try again reads once more, with the whole delay', retried(profile));

/** Nobody is at this address: why that may be, and where to look for others. */
export const NotFound = meta.story(
  notFound(
    profile,
    '/user/nobody',
    'The user profile you are looking for could not be found or is no longer available.',
    'Discover Users',
  ),
);

/** The first tab of somebody else: to follow and to write to. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Jonas Felde');
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/messages/jonas-felde',
    );
  },
});

Overview.test('is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
  await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
  await expectMarks({ 'follow user:jonas-felde': true });
});

const link = `${window.location.origin}${path}`;

Overview.test('“Copied!” is on the button that was pressed only', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
  const contact = within(canvas.getByRole('region', { name: 'Contact' }));
  await expect(await contact.findByRole('button', { name: /Copied!/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(app.copied).toEqual([link]);
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await expect(await contact.findByRole('button', { name: 'Copy Profile Link' })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
  await expect(app.copied).toEqual([link, link]);
});

Overview.test(
  'a link that can’t be copied is shown',
  { parameters: at(path, { services: noClipboard }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    const field = await canvas.findByDisplayValue(link);
    await waitFor(() => expect(field).toBeVisible());
  },
);

/** What the person wrote of themselves, in their lines. */
export const BioInLines = meta.story({
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
});

/** Whom he is connected with, and whom one doesn’t follow yet. */
export const Following = meta.story({
  parameters: at(`${path}?tab=following`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const connections = within(canvas.getByRole('region', { name: 'Connections' }));
    await expect(connections.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/investors/mina-okafor',
      '/messages/mina-okafor',
      '/startups/heliogrid',
      '/messages/heliogrid',
      '/user/lena-brandt',
      '/messages/lena-brandt',
    ]);
    const suggestions = within(canvas.getByRole('region', { name: 'Suggested Connections' }));
    await expect(suggestions.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Ravi Kulkarni',
      'Claire Dubois',
    ]);
  },
});

/** Whom one connected with stays in their place, and says so. */
export const Connected = meta.story({
  parameters: {
    ...at(`${path}?tab=following`),
    ...rests('loaded', { type: 'person.follow', ref: 'investor:ravi-kulkarni' }),
  },
  play: async ({ canvas }) => {
    await arrived(canvas);
    const suggestions = within(canvas.getByRole('region', { name: 'Suggested Connections' }));
    await expect(
      await suggestions.findByRole('button', { name: 'Connected with Ravi Kulkarni' }),
    ).toBeVisible();
    await expect(suggestions.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Ravi Kulkarni',
      'Claire Dubois',
    ]);
  },
});

Following.test('who is connected with is followed', async ({ canvas, userEvent }) => {
  const suggestions = within(canvas.getByRole('region', { name: 'Suggested Connections' }));
  await userEvent.click(suggestions.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
  await expect(suggestions.getByRole('button', { name: 'Connected with Ravi Kulkarni' })).toBeVisible();
  await expectMarks({ 'follow investor:ravi-kulkarni': true });
});

/** Without a known page, “Managing” in the role leads to an investor, anything else to a startup. */
export const ConnectionRule = meta.story({
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
});

/** What he wrote. The composer above does nothing here, and looks it. */
export const Posts = meta.story({
  parameters: at(`${path}?tab=posts`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
    for (const name of ['Image', 'Link', 'Tags', 'Post']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** A shared link to a post that isn’t here any more: said above those that are. */
export const SharedGone = meta.story({
  parameters: at(`${path}?tab=posts`),
  beforeEach: hash('lost'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
  },
});

const press = { type: 'share.press', from: 'contact', text: link } as const;

/** “Copied!” on the button in Contact, for two seconds, and not on Share. */
export const LinkCopied = meta.story({
  parameters: restsStill('loaded.share.copied', press),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(await contact.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(app.copied).toEqual([link]);
  },
});

/** The link can’t be copied: it stands at the bottom, selected, until it is closed. */
export const ShareRefused = meta.story({
  parameters: { ...at(path, { services: noClipboard }), ...rests('loaded.share.refused', press) },
  play: async ({ canvas }) => {
    const field = await canvas.findByDisplayValue(link);
    await waitFor(() => expect(field).toBeVisible());
  },
});

/** The device refused to keep that he is followed: it stays shown, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  parameters: { ...at(path, { device: refuses }), ...rests('loaded', { type: 'follow.toggle' }) },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change could not be saved on this device',
    );
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({});
  },
});

MarkRefused.test(
  'Save again writes it',
  { parameters: at(path, { device: refusesOnce('follow') }) },
  markSavedAgain('Follow', { 'follow user:jonas-felde': true }),
);

/** One’s own page: to be edited, not followed. */
export const Own = meta.story({
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
});

/** On one’s own page, who is connected with is among those who are followed at once. */
export const OwnConnected = meta.story({
  parameters: {
    ...at(`${own}?tab=following`),
    ...rests('loaded', { type: 'person.follow', ref: 'investor:ravi-kulkarni' }),
  },
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByRole('tab', { name: 'Following (4)' })).toBeVisible();
    const connections = within(canvas.getByRole('region', { name: 'Connections' }));
    await expect(connections.getByRole('link', { name: 'Ravi Kulkarni' })).toBeVisible();
  },
});

Own.test(
  'Connect makes them one of those who are followed',
  { parameters: at(`${own}?tab=following`) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ravi Kulkarni' }));
    await expect(canvas.getByRole('tab', { name: 'Following (4)' })).toBeVisible();
  },
);

const forConnections = { records: { sample: [settings({ privacy: 'connections' })] } };

/** One’s own page for connections, as oneself sees it. */
export const ForConnections = meta.story({
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
});

ForConnections.test('each look is in the address', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('View as'), 'Everyone');
  await expect(
    canvas.getByRole('heading', { level: 2, name: 'This page is for connections only' }),
  ).toBeVisible();
  await expect(app.addresses).toEqual([own, `${own}?as=everyone`]);
  await userEvent.selectOptions(canvas.getByLabelText('View as'), 'A connection');
  await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
});

/** The same page, as everyone sees it: it says whom it is for, and no more. */
export const ForConnectionsAsEveryone = meta.story({
  parameters: at(`${own}?as=everyone`, forConnections),
  play: async ({ canvas }) => {
    await arrived(canvas);
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
  },
});

/** The same page, as a connection sees it: all of it. */
export const ForConnectionsAsConnection = meta.story({
  parameters: at(`${own}?as=connection`, forConnections),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByLabelText('View as')).toHaveDisplayValue('A connection');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
});

/** One’s own private page, as everyone sees it. */
export const Private = meta.story({
  parameters: at(`${own}?as=everyone`, { records: { sample: [settings({ privacy: 'private' })] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('heading', { level: 2, name: 'This page is private' })).toBeVisible();
  },
});

/** Somebody else’s page for connections: nothing leads to settings, and there is no choice of eyes. */
export const LimitedOfAnother = meta.story({
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
});

const newcomer = { who: 'nora' } as const;

/** Registered a minute ago: each empty part leads to what fills it. */
export const JustRegistered = meta.story({
  parameters: at('/user/nora-lund', newcomer),
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Nora Lund');
    await expect(canvas.getByRole('link', { name: 'Write about yourself' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
  },
});

/** What one’s own empty parts say to others: nothing to fill, and the buttons that others have. */
export const JustRegisteredAsEveryone = meta.story({
  parameters: at('/user/nora-lund?as=everyone', newcomer),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(await canvas.findByLabelText('View as')).toHaveDisplayValue('Everyone');
  },
});

JustRegisteredAsEveryone.test(
  'others’ buttons are tried, and nothing is kept of it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect((await app.device.readAll('nora')).filter(({ kind }) => kind === 'follow')).toEqual([]);
    await userEvent.selectOptions(canvas.getByLabelText('View as'), 'A connection');
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
);

/** A newcomer follows nobody yet: whom to follow. */
export const JustRegisteredFollowing = meta.story({
  parameters: at('/user/nora-lund?tab=following', newcomer),
});

/** A newcomer has written nothing yet. */
export const JustRegisteredPosts = meta.story({ parameters: at('/user/nora-lund?tab=posts', newcomer) });

/** Somebody else who has filled nothing. */
export const Bare = meta.story({
  parameters: at('/user/noor-haddad', { services: finding(() => newUser) }),
});

/** One’s own page in the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: Own.input.parameters });

/** Connections in the dark theme. */
export const DarkFollowing = Following.extend({ globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = meta.story({ globals: phone });

/** One’s own page on a phone. */
export const PhoneOwn = Own.extend({ globals: phone });

/** Connections on a phone. */
export const PhoneFollowing = Following.extend({ globals: phone });

/** A private page on a phone. */
export const PrivatePhone = Private.extend({ globals: phone });

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** One’s own page in Hindi. */
export const Hindi = meta.story({ globals: { locale: 'hi' }, parameters: Own.input.parameters });

/** Posts in Hindi on a phone. */
export const HindiPhonePosts = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: Posts.input.parameters,
});

/** A private page in Hindi. */
export const PrivateHindi = meta.story({ globals: { locale: 'hi' }, parameters: Private.input.parameters });

/** One’s own page in Spanish. */
export const Spanish = meta.story({ globals: { locale: 'es' }, parameters: Own.input.parameters });

const longTexts = (tab: 'overview' | 'following' | 'posts') => ({
  parameters: at(`${path}?tab=${tab}`, { services: finding(() => stressUser) }),
  play: noOverflow,
});

/** Texts that try to break the page. */
export const LongTexts = meta.story(longTexts('overview'));

/** The same on a phone. */
export const LongTextsPhone = LongTexts.extend({ globals: phone });

/** The same among connections. */
export const LongTextsFollowing = meta.story({ ...longTexts('following'), globals: phone });

/** The same in posts. */
export const LongTextsPosts = meta.story({ ...longTexts('posts'), globals: phone });
