import { registered, settings } from '@kit/fixtures/profileRecords';
import { bareInvestor, stressInvestor } from '@kit/fixtures/profiles';
import { expect, within } from 'storybook/test';
import InvestorPage from '@/app/pages/Profile/InvestorPage';
import preview from '../../.storybook/preview';
import {
  arrived,
  expectMarks,
  failed,
  finding,
  holds,
  notFound,
  pageAt,
  shown,
} from '../support/profilePage';
import { at, hindiPhone, leadsTo, phone, press } from '../support/screen';

const path = '/investors/mina-okafor';

const meta = preview.meta({
  title: 'Screens/Investor profile',
  component: InvestorPage,
  parameters: pageAt(path),
  play: shown,
});

const profile = { kind: 'investor', path } as const;

/** It looks like an investor who isn’t there, says what failed, and can be tried again. */
export const Failed = meta.story(failed(profile));

/** Nobody is at this address: why that may be, and where to look for others. */
export const NotFound = meta.story(
  notFound(
    profile,
    '/investors/nobody',
    'The investor profile you are looking for could not be found or is no longer available.',
    'Discover Investors',
  ),
);

/** The first tab: a meeting can be booked, in a new tab; to a founder, how their startup fits what she looks for. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await leadsTo(canvas, /Schedule Meeting/, '/terms#sample-world');
    const fit = within(canvas.getByRole('region', { name: 'Fit with Heliogrid' }));
    await expect(fit.getByText('Location: Met')).toBeVisible();
  },
});

/** What she has put money into; those with a page of their own lead there. */
export const Portfolio = meta.story({
  parameters: at(`${path}?tab=portfolio`),
  play: ({ canvas }) => leadsTo(canvas, 'Heliogrid', '/startups/heliogrid'),
});

/** What founders say of her. */
export const Testimonials = meta.story({ parameters: at(`${path}?tab=testimonials`) });

/** Those of the feed, then the older one. */
export const Posts = meta.story({ parameters: at(`${path}?tab=posts`) });

Overview.test('the investor is no longer followed', async (person) => {
  await press(person, 'Following');
  await expectMarks({ 'follow investor:mina-okafor': false });
});

/** One’s own page, registered a minute ago: each empty part leads to what fills it; nobody follows or writes to themselves. */
export const JustRegistered = meta.story({
  parameters: at('/investors/nora-lund', { who: 'nora', records: { nora: [registered] } }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Edit Profile', '/profile/investor/manage');
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
  },
});

JustRegistered.test('an empty portfolio leads to where it is filled', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Portfolio' }));
  await leadsTo(canvas, 'Add your portfolio', '/profile/investor/manage');
});

/** Asha’s own page for founders, as everyone sees it: it says whom it is for, and no more. */
export const ForFounders = meta.story({
  parameters: at('/investors/asha-verma?as=everyone', {
    records: { sample: [settings({ investorPrivacy: 'founders' })] },
  }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Change who can see it', '/profile/investor/manage?tab=settings');
    await expect(canvas.queryByText(/investments/)).toBeNull();
  },
});

/** Somebody else who has said nothing but their name: nothing is there to fill. */
export const Bare = meta.story({
  parameters: at(
    '/investors/nadia-brook',
    finding(() => bareInvestor),
  ),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('link', { name: /^Edit Profile|Write about yourself$/ })).toBeNull();
  },
});

/** The portfolio on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Portfolio.extend({ globals: hindiPhone, play: shown });

/** Texts and figures that try to break a phone’s page. */
export const LongTexts = meta.story({
  globals: phone,
  parameters: at(
    path,
    finding(() => stressInvestor),
  ),
  play: holds,
});
