import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import InvestorPage from '@/app/pages/Profile/InvestorPage';
import { mark, registered, settings } from '../fixtures/profileRecords';
import { bareInvestor, stressInvestor } from '../fixtures/profiles';
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

const ref = 'investor:mina-okafor';
const path = '/investors/mina-okafor';

const meta = {
  title: 'Screens/Investor',
  component: InvestorPage,
  parameters: pageAt(path),
  play: shown,
} satisfies Meta<typeof InvestorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = { kind: 'investor', path, name: /^Mina Okafor/ } as const;

export const Loading: Story = loading(profile);

export const NotFound: Story = notFound(
  profile,
  '/investors/nobody',
  'The investor profile you are looking for could not be found or is no longer available.',
  'Discover Investors',
);

export const Failed: Story = failed(profile);

export const Retried: Story = retried(profile);

/** She is available for mentoring: a meeting can be booked, in a new tab. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent(/^Mina Okafor/);
    const meeting = canvas.getByRole('link', { name: /Schedule Meeting/ });
    await expect(meeting).toHaveAttribute('href', 'https://calendar.example/mina-okafor');
    await expect(meeting).toHaveAttribute('target', '_blank');
    await expect(meeting).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** To a founder: how what the investor looks for fits a startup of their own. */
export const FitsOwnStartup: Story = {
  play: async ({ canvas }) => {
    await arrived(canvas);
    const fit = within(canvas.getByRole('region', { name: 'Fit with Heliogrid' }));
    await expect(fit.getByText('Place: Met')).toBeVisible();
    await expect(
      fit.getByText('Heliogrid’s round has $700K open. Mina Okafor puts in at least $250K.'),
    ).toBeVisible();
  },
};
export const FitsOwnStartupPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
};

/** To somebody without a startup, nothing of it. */
export const FitsNothing: Story = {
  parameters: at(path, { who: 'nora' }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('region', { name: /^Fit with/ })).toBeNull();
  },
};

export const NotMentoring: Story = {
  parameters: at('/investors/ravi-kulkarni'),
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent('Ravi Kulkarni');
    await expect(canvas.queryByRole('link', { name: /Schedule Meeting/ })).toBeNull();
  },
};

export const Portfolio: Story = {
  parameters: at(`${path}?tab=portfolio`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('link', { name: 'Heliogrid' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
  },
};

export const Testimonials: Story = {
  parameters: at(`${path}?tab=testimonials`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('tab', { name: /Testimonials/, selected: true })).toBeVisible();
  },
};

/** Those of the feed, then the older one. */
export const Posts: Story = {
  parameters: at(`${path}?tab=posts`),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** A post that the feed shows is shared as the feed's, the older one where the profile shows it. */
export const PostsShared: Story = {
  parameters: Posts.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
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
};

/** Asha follows Mina by the sample. */
export const Following: Story = {
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  },
};

export const NotFollowing: Story = {
  parameters: at(path, { records: { sample: [mark('follow', ref, false)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  },
};

export const Followed: Story = {
  parameters: NotFollowing.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({ [`follow ${ref}`]: true });
  },
};

export const ShareRefused: Story = {
  parameters: at(path, { services: noClipboard }),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}${path}`);
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** The device refuses what is marked: it stays shown, and is offered again. */
export const MarkRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    refuseOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await saveAgain();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expectMarks({});
  },
};

export const MarkSavedAgain: Story = markSavedAgain('Following', { [`follow ${ref}`]: false });

const own = '/investors/nora-lund';
const justRegistered = { who: 'nora', records: { nora: [registered] } } as const;

/** Registered a minute ago, with what the registration asks for: nobody follows or writes to themselves. */
export const JustRegistered: Story = {
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
};

const forFounders = { records: { sample: [settings({ investorPrivacy: 'founders' })] } };

/** Asha's own page for founders, as everyone sees it. */
export const ForFounders: Story = {
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
};

/** The same page, as a founder sees it. */
export const ForFoundersAsFounder: Story = {
  parameters: ForFounders.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'A founder');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expect(app.addresses.at(-1)).toBe('/investors/asha-verma?as=founder');
  },
};

/** Somebody else who has said nothing but their name. */
export const Bare: Story = {
  parameters: at('/investors/nadia-brook', { services: finding(() => bareInvestor) }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Write about yourself' })).toBeNull();
  },
};

export const JustRegisteredPortfolio: Story = { parameters: at(`${own}?tab=portfolio`, justRegistered) };

const stress = (tab: 'overview' | 'portfolio' | 'testimonials' | 'posts'): Story => ({
  parameters: at(`${path}?tab=${tab}`, { services: finding(() => stressInvestor) }),
  play: noOverflow,
});

export const Stress: Story = stress('overview');
export const StressPhone: Story = { ...stress('overview'), globals: phone };
export const StressPortfolio: Story = { ...stress('portfolio'), globals: phone };
export const StressTestimonials: Story = { ...stress('testimonials'), globals: phone };
export const StressPosts: Story = { ...stress('posts'), globals: phone };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const JustRegisteredPhone: Story = { parameters: JustRegistered.parameters, globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkTestimonials: Story = { globals: { theme: 'dark' }, parameters: Testimonials.parameters };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const HindiPhonePortfolio: Story = {
  globals: { ...phone, locale: 'hi' },
  parameters: Portfolio.parameters,
};
export const Spanish: Story = { globals: { locale: 'es' }, parameters: Testimonials.parameters };

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
