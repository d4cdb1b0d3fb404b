import { app } from '@kit/app/app';
import { mark, registered, settings } from '@kit/fixtures/profileRecords';
import { bareInvestor, stressInvestor } from '@kit/fixtures/profiles';
import { expect, screen, waitFor, within } from 'storybook/test';
import InvestorPage from '@/app/pages/Profile/InvestorPage';
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

const ref = 'investor:mina-okafor';
const path = '/investors/mina-okafor';

const meta = preview.meta({
  title: 'Screens/Investor profile',
  component: InvestorPage,
  parameters: pageAt(path),
  play: shown,
});

const profile = { kind: 'investor', path, name: /^Mina Okafor/ } as const;

/** Grey shapes in the place of a profile that is on its way. */
export const Loading = meta.story(loading(profile));

/** It looks like an investor who isn’t there, says what failed, and can be tried again. */
export const Failed = meta.story(failed(profile));

Failed.test('Try again reads once more, with the whole delay', retried(profile));

/** Nobody is at this address: why that may be, and where to look for others. */
export const NotFound = meta.story(
  notFound(
    profile,
    '/investors/nobody',
    'The investor profile you are looking for could not be found or is no longer available.',
    'Discover Investors',
  ),
);

/** The first tab. She is available for mentoring: a meeting can be booked, in a new tab. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent(/^Mina Okafor/);
    const meeting = canvas.getByRole('link', { name: /Schedule Meeting/ });
    await expect(meeting).toHaveAttribute('href', 'https://calendar.example/mina-okafor');
    await expect(meeting).toHaveAttribute('target', '_blank');
    await expect(meeting).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** To a founder: how what the investor looks for fits a startup of their own, with a reason each. */
export const FitsOwnStartup = meta.story({
  play: async ({ canvas }) => {
    await arrived(canvas);
    const fit = within(canvas.getByRole('region', { name: 'Fit with Heliogrid' }));
    await expect(fit.getByText('Place: Met')).toBeVisible();
    await expect(
      fit.getByText('Heliogrid’s round has $700K open. Mina Okafor puts in at least $250K.'),
    ).toBeVisible();
  },
});

/** The fit on a phone, in Hindi and in the dark theme. */
export const FitsOwnStartupPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
});

/** To somebody without a startup: nothing of a fit. */
export const FitsNothing = meta.story({
  parameters: at(path, { who: 'nora' }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('region', { name: /^Fit with/ })).toBeNull();
  },
});

/** An investor who doesn’t mentor: no meeting can be booked. */
export const NotMentoring = meta.story({
  parameters: at('/investors/ravi-kulkarni'),
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Ravi Kulkarni');
    await expect(canvas.queryByRole('link', { name: /Schedule Meeting/ })).toBeNull();
  },
});

/** What she has put money into; those with a page of their own lead there. */
export const Portfolio = meta.story({
  parameters: at(`${path}?tab=portfolio`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('link', { name: 'Heliogrid' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
  },
});

/** What founders say of her. */
export const Testimonials = meta.story({
  parameters: at(`${path}?tab=testimonials`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('tab', { name: /Testimonials/, selected: true })).toBeVisible();
  },
});

/** Those of the feed, then the older one. */
export const Posts = meta.story({
  parameters: at(`${path}?tab=posts`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

Posts.test(
  'a post of the feed is shared as the feed’s, the older one where the profile shows it',
  async ({ canvas, userEvent }) => {
    const articles = canvas.getAllByRole('article').map((article) => within(article));
    for (const article of articles) {
      await userEvent.click(article.getByRole('button', { name: /Share/ }));
      await expect(await article.findByRole('button', { name: /Copied!/ })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /Copied!/ })).toHaveLength(1);
    }
    const { origin } = window.location;
    await expect(app.copied).toEqual([
      `${origin}/explore#heliogrid-seed`,
      `${origin}/explore#runway-in-decks`,
      `${origin}${path}?tab=posts#mina-first-customers`,
    ]);
  },
);

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

/** Asha follows Mina by the sample: the button is turned on. */
export const Following = meta.story({
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  },
});

/** Not followed: the button asks for it. */
export const NotFollowing = meta.story({
  parameters: at(path, { records: { sample: [mark('follow', ref, false)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  },
});

NotFollowing.test('is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
  await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
  await expectMarks({ [`follow ${ref}`]: true });
});

const link = `${window.location.origin}${path}`;
const press = { type: 'share.press', from: 'header', text: link } as const;

/** “Copied!” on the Share button, for two seconds. */
export const Shared = meta.story({
  parameters: restsStill('loaded.share.copied', press),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
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

Overview.test(
  'a link that can’t be copied is shown',
  { parameters: at(path, { services: noClipboard }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const field = await canvas.findByDisplayValue(link);
    await waitFor(() => expect(field).toBeVisible());
  },
);

/** The device refused to keep that she isn’t followed any more: it stays shown, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  parameters: { ...at(path, { device: refuses }), ...rests('loaded', { type: 'follow.toggle' }) },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change could not be saved on this device',
    );
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expectMarks({});
  },
});

MarkRefused.test(
  'Save again writes it',
  { parameters: at(path, { device: refusesOnce('follow') }) },
  markSavedAgain('Following', { [`follow ${ref}`]: false }),
);

const own = '/investors/nora-lund';
const justRegistered = { who: 'nora', records: { nora: [registered] } } as const;

/** One’s own page, registered a minute ago: each empty part leads to what fills it; nobody follows or writes to themselves. */
export const JustRegistered = meta.story({
  parameters: at(own, justRegistered),
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Nora Lund');
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write about yourself' })).toBeVisible();
  },
});

/** A portfolio of one’s own without an investment. */
export const JustRegisteredPortfolio = meta.story({
  parameters: at(`${own}?tab=portfolio`, justRegistered),
});

const forFounders = { records: { sample: [settings({ investorPrivacy: 'founders' })] } };

/** Asha’s own page for founders, as everyone sees it: it says whom it is for, and no more. */
export const ForFounders = meta.story({
  parameters: at('/investors/asha-verma?as=everyone', forFounders),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'This page is for founders only' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/investments/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change who sees it' })).toHaveAttribute(
      'href',
      '/profile/investor/manage?tab=settings',
    );
    await expect(await canvas.findByLabelText('View as')).toHaveDisplayValue('Everyone');
  },
});

ForFounders.test('another look is chosen, and is in the address', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('View as'), 'A founder');
  await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(app.addresses.at(-1)).toBe('/investors/asha-verma?as=founder');
});

/** The same page, as a founder sees it. */
export const ForFoundersAsFounder = meta.story({
  parameters: at('/investors/asha-verma?as=founder', forFounders),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expect(await canvas.findByLabelText('View as')).toHaveDisplayValue('A founder');
  },
});

/** Somebody else who has said nothing but their name: nothing is there to fill. */
export const Bare = meta.story({
  parameters: at('/investors/nadia-brook', { services: finding(() => bareInvestor) }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Testimonials in the dark theme. */
export const DarkTestimonials = Testimonials.extend({ globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = meta.story({ globals: phone });

/** One’s own page on a phone, registered a minute ago. */
export const JustRegisteredPhone = JustRegistered.extend({ globals: phone });

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: 'hi' } });

/** The portfolio in Hindi on a phone. */
export const HindiPhonePortfolio = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: Portfolio.input.parameters,
});

/** Testimonials in Spanish. */
export const Spanish = meta.story({ globals: { locale: 'es' }, parameters: Testimonials.input.parameters });

const longTexts = (tab: 'overview' | 'portfolio' | 'testimonials' | 'posts') => ({
  parameters: at(`${path}?tab=${tab}`, { services: finding(() => stressInvestor) }),
  play: noOverflow,
});

/** Texts and figures that try to break the page. */
export const LongTexts = meta.story(longTexts('overview'));

/** The same on a phone. */
export const LongTextsPhone = LongTexts.extend({ globals: phone });

/** The same in the portfolio. */
export const LongTextsPortfolio = meta.story({ ...longTexts('portfolio'), globals: phone });

/** The same in testimonials. */
export const LongTextsTestimonials = meta.story({ ...longTexts('testimonials'), globals: phone });

/** The same in posts. */
export const LongTextsPosts = meta.story({ ...longTexts('posts'), globals: phone });
