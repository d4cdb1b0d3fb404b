import { investor } from '@kit/fixtures/blankProfiles';
import { registered, settings } from '@kit/fixtures/profileRecords';
import { stressInvestor } from '@kit/fixtures/profiles';
import { expect, within } from 'storybook/test';
import InvestorPage from '@/app/pages/Profile/InvestorPage';
import preview from '../../.storybook/preview';
import { additions, addsMovesAndUndoes, undoable } from '../support/pipeline';
import {
  arrived,
  expectMarks,
  failed,
  holds,
  notFound,
  pageAt,
  showingProfile,
  shown,
} from '../support/profilePage';
import { at, hindiPhone, leadsTo, on, phone, press } from '../support/screen';

const path = '/investors/mina-okafor';

const meta = preview.meta({
  title: 'Screens/Investor profile',
  component: InvestorPage,
  parameters: pageAt(path),
  play: shown,
});

/** The profile couldn’t be loaded: an error and a button to try again, in the layout of Not Found. */
export const Failed = meta.story(failed('investor'));

/** No investor has this address: possible reasons, and a link to other investors. */
export const NotFound = meta.story(
  notFound(
    'investor',
    '/investors/nobody',
    'The investor profile you are looking for could not be found or is no longer available.',
    'Discover Investors',
  ),
);

/** The first tab: booking a meeting opens a new tab. A founder sees how well their startup fits her criteria. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await leadsTo(canvas, /Schedule Meeting/, '/terms#sample-world');
    const fit = within(canvas.getByRole('region', { name: 'Fit with Heliogrid' }));
    await expect(fit.getByText('Location: Met')).toBeVisible();
  },
});

/** The investor’s portfolio. Startups with a profile on Updraft link to it. */
export const Portfolio = meta.story({
  parameters: at(`${path}?tab=portfolio`),
  play: ({ canvas }) => leadsTo(canvas, 'Heliogrid', '/startups/heliogrid'),
});

/** Testimonials by founders. */
export const Testimonials = meta.story({ parameters: at(`${path}?tab=testimonials`) });

/** The investor’s posts: those that are in the feed, then an older one that is only here. */
export const Posts = meta.story({ parameters: at(`${path}?tab=posts`) });

Overview.test('pressing Following unfollows the investor', async (person) => {
  await press(person, 'Following');
  await expectMarks({ 'follow investor:mina-okafor': false });
});

/** The user’s own page after registering: each empty part links to its form. Follow and Message are missing. */
export const JustRegistered = meta.story({
  parameters: at('/investors/nora-lund', { who: 'nora', records: { nora: [registered] } }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Edit Profile', '/profile/investor/manage');
    await expect(canvas.queryByRole('button', { name: /^Follow|^Star/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View as' })).toBeVisible();
  },
});

JustRegistered.test('an empty portfolio links to the form for editing it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Portfolio' }));
  await leadsTo(canvas, 'Add your portfolio', '/profile/investor/manage');
});

/** Asha’s page is visible to founders only. For other viewers, a message that explains this replaces the details. */
export const ForFounders = meta.story({
  parameters: at('/investors/asha-verma?as=everyone', {
    records: { sample: [settings({ investorPrivacy: 'founders' })] },
  }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Change who can see it', '/profile/investor/manage?tab=settings');
    await expect(canvas.queryByText(/investments/)).toBeNull();
    await leadsTo(canvas, 'Message', '/messages');
  },
});

/** Another user’s page with only a name: it offers nothing to fill in. */
export const Bare = meta.story({
  parameters: on(showingProfile(investor('nadia-brook', 'Nadia Brook'))),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('link', { name: /^Edit Profile|Write about yourself$/ })).toBeNull();
  },
});

/** The portfolio on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Portfolio.extend({ globals: hindiPhone, play: shown });

/** Very long texts and numbers on a phone. */
export const LongTexts = meta.story({
  globals: phone,
  parameters: on(showingProfile(stressInvestor)),
  play: holds,
});

/** A new account adds the investor to its pipeline, moves the card and undoes the move. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    ...at(path, { who: 'nora' }),
    machine: [{ id: 'profile', state: 'loaded' }, additions('ready.current'), undoable],
  },
  play: (person) =>
    addsMovesAndUndoes(person, {
      name: 'Mina Okafor',
      ...{ first: 'To contact', next: 'Deciding' },
    }),
});
