import { app } from '@kit/app/app';
import { user } from '@kit/fixtures/blankProfiles';
import { settings } from '@kit/fixtures/profileRecords';
import { stressUser } from '@kit/fixtures/profiles';
import { expect, within } from 'storybook/test';
import UserPage from '@/app/pages/Profile/UserPage';
import preview from '../../.storybook/preview';
import { additions, addsMovesAndUndoes, undoable } from '../support/pipeline';
import {
  expectMarks,
  failed,
  finding,
  holds,
  notFound,
  pageAt,
  showingProfile,
  shown,
} from '../support/profilePage';
import { at, hindiPhone, leadsTo, on, phone, press } from '../support/screen';
import { viewAs } from '../support/viewAs';

const path = '/user/jonas-felde';
/** Asha's page. In the sample data, she follows three users. */
const own = '/user/asha-verma';

const meta = preview.meta({
  title: 'Screens/User profile',
  component: UserPage,
  parameters: pageAt(path),
  play: shown,
});

/** The profile couldn’t be loaded: an error and a button to try again, in the layout of Not Found. */
export const Failed = meta.story(failed('user'));

/** No user has this address: possible reasons, and a link to other users. */
export const NotFound = meta.story(
  notFound(
    'user',
    '/user/nobody',
    'The user profile you are looking for could not be found or is no longer available.',
    'Discover Users',
  ),
);

/** The first tab of another user’s page, with buttons to follow and to message them. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Message', '/messages/jonas-felde');
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
  },
});

Overview.test(
  'Follow stores the follow, and Share removes “Copied!” from Copy Profile Link',
  async (person) => {
    const { canvas } = person;
    await press(person, 'Follow');
    await expectMarks({ 'follow user:jonas-felde': true });
    await press(person, 'Copy Profile Link');
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(await contact.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await press(person, 'Share');
    await expect(await contact.findByRole('button', { name: 'Copy Profile Link' })).toBeVisible();
  },
);

/** The user’s connections, and suggested people that the viewer doesn’t follow yet. */
export const Following = meta.story({
  parameters: at(`${path}?tab=following`),
});

Following.test('Connect follows a suggested person', async (person) => {
  await press(person, 'Connect with Ravi Kulkarni');
  await expect(person.canvas.getByRole('button', { name: 'Connected with Ravi Kulkarni' })).toBeVisible();
});

/** The user’s posts. The composer above them is disabled. */
export const Posts = meta.story({
  parameters: at(`${path}?tab=posts`),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});

/** The user’s own page, with Edit instead of Follow. */
export const Own = meta.story({
  parameters: at(own),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Edit Profile', '/profile/manage');
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
  },
});

const forConnections = { records: { sample: [settings({ privacy: 'connections' })] } };

/** Asha’s page is visible to connections only. Other viewers see a message instead of the details. */
export const ForConnections = meta.story({
  parameters: at(`${own}?as=everyone`, forConnections),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Change who can see it', '/profile/manage?tab=settings');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

ForConnections.test(
  'a preview as a connection shows the profile, and adds the viewer to the URL',
  async ({ canvas }) => {
    await viewAs(canvas, 'A connection');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expect(app.addresses.at(-1)).toBe(`${own}?as=connection`);
    await leadsTo(canvas, 'Message', '/messages');
  },
);

/** Another user’s page, visible to connections only: no link to the settings, and no View as menu. */
export const LimitedOfAnother = meta.story({
  parameters: on(finding((page) => (page?.kind === 'user' ? { ...page, privacy: 'connections' } : page))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Only Jonas Felde’s name, role and photo are visible here/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change who can see it' })).toBeNull();
  },
});

/** The user’s own page just after the registration: each empty part links to its form. */
export const JustRegistered = meta.story({
  parameters: at('/user/nora-lund', { who: 'nora' }),
  play: ({ canvas }) => leadsTo(canvas, 'Write about yourself', '/profile/manage'),
});

/** Another user’s page without any details. */
export const Bare = meta.story({
  parameters: on(showingProfile(user('noor-haddad', 'Noor Haddad'))),
});

/** The user’s own page on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone, parameters: at(own) });

/** Very long texts on a phone. */
export const LongTexts = meta.story({
  globals: phone,
  parameters: on(showingProfile(stressUser)),
  play: holds,
});

/** A new account adds the person to its pipeline, moves the card and undoes the move. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    ...at(path, { who: 'nora' }),
    machine: [{ id: 'profile', state: 'loaded' }, additions('ready.current'), undoable],
  },
  play: (person) =>
    addsMovesAndUndoes(person, {
      name: 'Jonas Felde',
      ...{ first: 'To contact', next: 'Talking' },
    }),
});
