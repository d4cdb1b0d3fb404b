import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import StartupPage from '@/app/pages/Profile/StartupPage';
import type { Directory } from '@/data/ports/Directory';
import { copiedShown } from '@/data/schema/constants';
import type { KeptRecord } from '@/data/schema/records';
import { type KeptAnswer, type KeptRequest, requestId } from '@/data/schema/request';
import { fullListing, inactive, listing, mark, registered } from '../fixtures/profileRecords';
import { stressStartup } from '../fixtures/profiles';
import { app } from '../support/app';
import { now } from '../support/clock';
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
  shown,
} from '../support/profilePage';

const ref = 'startup:heliogrid';
const path = '/startups/heliogrid';
/** Asha's own, as everyone sees it: the address of a tab, or of the first. */
const asEveryone = (tab = '') => `${path}?${tab && `tab=${tab}&`}as=everyone`;

/** The page of somebody else, as the sample person meets it. */
const theirs = { services: finding((page) => page && { ...page, isOwn: false }) };
const visiting = at(path, theirs);

const meta = {
  title: 'Screens/Startup',
  component: StartupPage,
  parameters: pageAt(asEveryone()),
  play: shown,
} satisfies Meta<typeof StartupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

const profile = { kind: 'startup', path: asEveryone(), name: /^Heliogrid/ } as const;

export const Loading: Story = loading(profile);

export const NotFound: Story = notFound(
  profile,
  '/startups/nowhere',
  'The startup you are looking for could not be found or is no longer available.',
  'Discover Startups',
);

export const Failed: Story = failed(profile);

export const Retried: Story = retried(profile);

const refuse = fn<Directory['find']>(() => Promise.reject(new Error('The device is still locked')));

export const FailedAgain: Story = {
  parameters: at(asEveryone(), {
    services: (real) => ({ directory: async () => ({ ...(await real.directory()), find: refuse }) }),
  }),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load startup data');
  },
};

/** Contact and deck are behind the interest. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await arrived(canvas)).toHaveTextContent(/^Heliogrid/);
    await expect(document.title).toMatch(/^Heliogrid/);
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('65% of $2M')).toBeVisible();
    await expect(canvas.getByText('Heliogrid has published these figures to everyone.')).toBeVisible();
    await expect(canvas.getByText('Express interest to view contact information')).toBeVisible();
    await expect(canvas.getByText('Express interest to access pitch deck')).toBeVisible();
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true })).toBeVisible();
  },
};

export const Metrics: Story = {
  parameters: at(asEveryone('metrics')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toBeVisible();
  },
};

/** The button goes with its panel; the tab it chose takes its focus, and is in the address. */
export const AllMetrics: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'See all metrics' }));
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
    await expect(app.addresses).toEqual([asEveryone(), asEveryone('metrics')]);
  },
};

export const Team: Story = {
  parameters: at(asEveryone('team')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText('Asha Verma')).toBeVisible();
  },
};

export const Investors: Story = {
  parameters: at(asEveryone('investors')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(card(canvas, 'Investors').getByText('Northlight Ventures')).toBeVisible();
  },
};

/** Asha likes the newest by the sample. */
export const Updates: Story = {
  parameters: at(asEveryone('updates')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await expect(first.getByRole('button', { name: 'Like, 84' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const UpdateUnliked: Story = {
  parameters: Updates.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: 'Like, 84' }));
    await expect(first.getByRole('button', { name: 'Like, 83' })).toBeVisible();
    await expectMarks({ 'like heliogrid-monsoon-firmware': false });
  },
};

export const UpdateShared: Story = {
  parameters: Updates.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: /Share/ }));
    await expect(await first.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Copied!/ })).toHaveLength(1);
    await expect(app.copied).toEqual([
      `${window.location.origin}${path}?tab=updates#heliogrid-monsoon-firmware`,
    ]);
  },
};

/** Each tab by keyboard; Home and End reach the ends. */
export const Tabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
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
  parameters: at(path, { ...theirs, records: { sample: [mark('follow', ref)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Followed: Story = {
  parameters: visiting,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({ [`follow ${ref}`]: true });
  },
};

export const Unfollowed: Story = {
  parameters: visiting,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expectMarks({ [`follow ${ref}`]: false });
  },
};

export const Unstarred: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toBeVisible();
    await expectMarks({ [`star ${ref}`]: false });
  },
};

const note = "You'll be notified when the startup responds";

async function expectContact(canvas: Canvas) {
  const contact = card(canvas, 'Contact');
  const deck = card(canvas, 'Pitch deck');
  await expect(contact.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  await expect(deck.getByRole('link', { name: 'Download pitch deck' })).toHaveAttribute(
    'href',
    '/files/heliogrid-deck.pdf',
  );
}

/** The first interest reveals contact and deck. */
export const InterestExpressed: Story = {
  parameters: visiting,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
    // What it brings is where one is.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Contact, Pitch deck' })).toHaveFocus());
    await expectContact(canvas);
    await expectMarks({ [`interest ${ref}`]: true });
  },
};

/** Taking it back hides nothing. */
export const InterestTakenBack: Story = {
  parameters: visiting,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
    await expectContact(canvas);
    await expectMarks({ [`interest ${ref}`]: false });
  },
};

const interested = { sample: [mark('interest', ref)] };

/** On another day. */
export const InterestedBefore: Story = {
  parameters: at(path, { ...theirs, records: interested }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Interest Expressed', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Contact, Pitch deck' })).toBeNull();
    await expectContact(canvas);
  },
};

export const TakenBackBefore: Story = {
  parameters: at(path, { ...theirs, records: { sample: [mark('interest', ref, false)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  },
};

/** "Copied!", on the button that was pressed. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(app.copied).toEqual([`${window.location.origin}${path}`]);
  },
};

/** After two seconds it can be shared again. */
export const SharedAWhileAgo: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('button', { name: /Copied!/ });
    await expect(
      await canvas.findByRole('button', { name: 'Share' }, { timeout: copiedShown + 2000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copied!/ })).toBeNull();
  },
};

/** The clipboard can't be used: the link stands there until it is dismissed. */
export const ShareRefused: Story = {
  parameters: at(asEveryone(), { services: noClipboard }),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByDisplayValue(`${window.location.origin}${path}`)).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The link could not be copied. Copy it by hand:',
    );
  },
};

export const ShareRefusalDismissed: Story = {
  parameters: ShareRefused.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByDisplayValue(`${window.location.origin}${path}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(link).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

/** The device refuses what is marked: it stays shown, and is offered again. */
export const MarkRefused: Story = {
  parameters: visiting,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    refuseOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change could not be saved on this device',
    );
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({});
  },
};

export const MarkSavedAgain: Story = {
  ...markSavedAgain('Follow', { [`follow ${ref}`]: true }),
  parameters: visiting,
};

const kestrel = '/startups/kestrel';

/** One's own listing says who else gets to see its figures, and is edited instead of followed. */
export const Own: Story = {
  parameters: at(kestrel, { records: { sample: [fullListing] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const traction = 'Not everyone sees this: traction and funding info is shown only to verified investors.';
    const metrics =
      'Only you see this: these metrics are shown only to investors who express interest and after the owner approves their request.';
    await expect(card(canvas, 'Fundraising').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(metrics)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups&edit=kestrel',
    );
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
    await expect(canvas.getByText('hello@kestrel.example')).toBeVisible();
  },
};
export const OwnMetrics: Story = {
  parameters: at(`${kestrel}?tab=metrics`, { records: { sample: [fullListing] } }),
};
export const OwnPhone: Story = { globals: phone, parameters: Own.parameters };
export const OwnDark: Story = { globals: { theme: 'dark' }, parameters: Own.parameters };

const ofSomebodyElse = {
  'uid-ada': [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm' } }, fullListing],
};

/** Of somebody else's listing everyone sees what it is, and no number of it: what is closed isn't there. */
export const OfSomebodyElse: Story = {
  parameters: at(kestrel, { who: 'nora', records: ofSomebodyElse }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    const closed = 'Traction and funding info is shown only to verified investors.';
    await expect(card(canvas, 'Fundraising').getByText(closed)).toBeVisible();
    await expect(canvas.queryByText('Key metrics')).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/12,000|\$12K|\$150K|\$144K|hello@kestrel/);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
};

/** A registered investor sees traction and funding, and is told why. */
export const OfSomebodyElseToAnInvestor: Story = {
  parameters: at(kestrel, { records: ofSomebodyElse }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    const open =
      'You see this as a registered investor: who has completed the investor registration counts as verified.';
    await expect(card(canvas, 'Fundraising').getByText(open)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(open)).toBeVisible();
    await expect(
      card(canvas, 'Key metrics').getByText(
        'These metrics are shown only to investors who express interest and after the owner approves their request.',
      ),
    ).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/\$144K|hello@kestrel/);
  },
};
export const OfSomebodyElseToAnInvestorPhone: Story = {
  globals: phone,
  parameters: OfSomebodyElseToAnInvestor.parameters,
};
export const OfSomebodyElseMetrics: Story = {
  parameters: at(`${kestrel}?tab=metrics`, { records: ofSomebodyElse }),
};

/** What closed traction and funding says of the way to it. */
export const TractionClosed: Story = {
  parameters: at(`${kestrel}?tab=metrics`, { who: 'nora', records: ofSomebodyElse }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const links = canvas.getAllByRole('link', { name: 'Complete the investor registration to count as one' });
    for (const link of links) await expect(link).toHaveAttribute('href', '/Investor-register');
    await expect(links).toHaveLength(2);
  },
};
export const TractionClosedPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
  parameters: TractionClosed.parameters,
};

const ada = 'uid-ada';
const adasAnswer = { kind: 'answer', id: requestId('nora', 'kestrel') } as const;
const asked = { kind: 'request', id: requestId(ada, 'kestrel') } as const;
const day = 24 * 60 * 60_000;
const threeDaysAgo = now - 3 * day - 60_000;
const noras = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund' } },
  mark('interest', 'startup:kestrel'),
] satisfies KeptRecord[];

/** Kestrel is Ada's; Nora asked for its figures three days ago, and this came of it. */
const askedOf = (
  answer: Pick<KeptAnswer, 'verdict' | 'note'> | null,
  { tab = 'overview', request = {} }: { tab?: string; request?: Partial<KeptRequest> } = {},
) =>
  at(`${kestrel}${tab === 'overview' ? '' : `?tab=${tab}`}`, {
    who: 'nora',
    records: {
      nora: [...noras, { ...asked, value: { at: threeDaysAgo, isWithdrawn: false, ...request } }],
      [ada]: [
        ...ofSomebodyElse[ada],
        ...(answer
          ? [{ ...adasAnswer, value: { ...answer, at: now - day, requestedAt: threeDaysAgo } }]
          : []),
      ],
    },
  });

const waitingText = "You'll be notified when the startup responds";
const noNumbers = /12,000|\$12K|\$150K|\$144K/;
const nothingOpen = (canvasElement: HTMLElement) => expect(canvasElement.innerHTML).not.toMatch(noNumbers);
const numbersOpen = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.innerHTML).toMatch(/\$144K/));

/** What the owner of Kestrel does in another tab. */
const adaSays = (verdict: KeptAnswer['verdict'], note = '') =>
  app.device.write(ada, adasAnswer.kind, adasAnswer.id, {
    verdict,
    note,
    at: now,
    requestedAt: threeDaysAgo,
  } satisfies KeptAnswer);

/** Asked a moment ago: the page says what the specification says, and opens no number. */
export const Requested: Story = {
  parameters: at(kestrel, { who: 'nora', records: { ...ofSomebodyElse, nora: noras.slice(0, 1) } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(canvas.getByText(waitingText)).toBeVisible();
    await waitFor(async () => {
      const [request] = (await app.device.readAll('nora')).filter(({ kind }) => kind === 'request');
      await expect(request).toMatchObject({ id: asked.id, value: { isWithdrawn: false } });
    });
    await nothingOpen(canvasElement);
  },
};

/** It says for how long it has been unanswered. */
export const Unanswered: Story = {
  parameters: askedOf(null),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Asked 3 days ago, no answer yet')).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    await nothingOpen(canvasElement);
  },
};
export const UnansweredPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  parameters: Unanswered.parameters,
};

const welcome = {
  verdict: 'approved',
  note: 'Glad you asked. The churn of June was our own doing.',
} as const;

/** All figures are open, and the page says why. */
export const Approved: Story = {
  parameters: askedOf(welcome, { tab: 'metrics' }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(
      await canvas.findByText('Kestrel approved your request: all its figures are open to you.'),
    ).toBeVisible();
    await expect(canvas.getByText(welcome.note)).toBeVisible();
    await expect(canvas.queryByText(waitingText)).toBeNull();
    await expect(
      card(canvas, 'Fundraising').getByText('You see this because Kestrel approved your request.'),
    ).toBeVisible();
    await numbersOpen(canvasElement);
  },
};
export const ApprovedPhone: Story = { globals: { ...phone, locale: 'es' }, parameters: Approved.parameters };

const kindly = { verdict: 'declined', note: 'Thank you. We are not raising before spring.' } as const;
const againText = 'You can ask once more: take your interest back, then express it again.';

export const Declined: Story = {
  parameters: askedOf(kindly),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Kestrel declined your request.')).toBeVisible();
    await expect(canvas.getByText(kindly.note)).toBeVisible();
    await expect(canvas.getByText(againText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await nothingOpen(canvasElement);
  },
};
export const DeclinedPhone: Story = { globals: { ...phone, locale: 'hi' }, parameters: Declined.parameters };

/** Whoever asked again was told no again. */
export const DeclinedAgain: Story = {
  parameters: askedOf({ verdict: 'declined', note: '' }, { request: { isAgain: true } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText(/^It was your second request/)).toBeVisible();
    await expect(canvas.queryByText(againText)).toBeNull();
  },
};

/** Taken back and expressed again, a declined request is a new one. */
export const AskedAgain: Story = {
  parameters: Declined.parameters,
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await canvas.findByText(againText);
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(await canvas.findByText(/^You took your request back/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(await canvas.findByText(waitingText)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(kindly.note)).toBeNull());
  },
};

/** The owner approves while the page is open: its figures open, and close again when that is revoked. */
export const Revoked: Story = {
  parameters: askedOf(null, { tab: 'metrics' }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await nothingOpen(canvasElement);
    await adaSays('approved');
    await numbersOpen(canvasElement);
    await adaSays('revoked', 'We have found our lead investor.');
    await expect(await canvas.findByText('Kestrel has closed its key metrics to you again.')).toBeVisible();
    await expect(canvas.getByText('We have found our lead investor.')).toBeVisible();
    await waitFor(() => nothingOpen(canvasElement));
  },
};
export const RevokedPhone: Story = {
  globals: phone,
  parameters: askedOf({ verdict: 'revoked', note: 'We have found our lead investor.' }),
};

/** Taken back, it closes what it had opened, and the owner doesn't see it any more. */
export const Withdrawn: Story = {
  parameters: askedOf(welcome, { tab: 'metrics' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await arrived(canvas);
    await numbersOpen(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(
      await canvas.findByText('You took your request back: Kestrel doesn’t see it any more.'),
    ).toBeVisible();
    await waitFor(() => nothingOpen(canvasElement));
    // What the first interest revealed stays so.
    await expect(canvas.getByRole('link', { name: 'hello@kestrel.example' })).toBeVisible();
  },
};

/** Traction is open to a registered investor, metrics aren't. */
export const MetricsClosed: Story = {
  parameters: at(`${kestrel}?tab=metrics`, {
    who: 'nora',
    records: { ...ofSomebodyElse, nora: [...noras.slice(0, 1), registered] },
  }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(card(canvas, 'Fundraising').getByText(/counts as verified\.$/)).toBeVisible();
    await expect(
      canvas.getByText(
        'These metrics are shown only to investors who express interest and after the owner approves their request.',
      ),
    ).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/\$144K/);
  },
};

/** A sample startup answers by a script, and says so. */
export const AnsweredByTheSample: Story = {
  parameters: at('/startups/ledgerline', {
    records: {
      sample: [
        mark('interest', 'startup:ledgerline'),
        {
          kind: 'request',
          id: requestId('sample', 'ledgerline'),
          value: { at: now - day, isWithdrawn: false },
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Answered by the sample')).toBeVisible();
    await expect(canvas.getByText(/^Ledgerline approved your request/)).toBeVisible();
    await expect(canvas.getByText('Ledgerline has published these figures to everyone.')).toBeVisible();
  },
};
export const DeclinedByTheSample: Story = {
  parameters: at('/startups/mirahealth', {
    who: 'nora',
    records: {
      nora: [
        mark('interest', 'startup:mirahealth'),
        {
          kind: 'request',
          id: requestId('sample', 'mirahealth'),
          value: { at: now - day, isWithdrawn: false },
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Answered by the sample')).toBeVisible();
    await expect(canvas.getByText('Mirahealth declined your request.')).toBeVisible();
  },
};

/** Who looks around as Asha asks nobody but the sample: the page doesn't promise an answer. */
export const LookingAround: Story = {
  parameters: at(kestrel, { records: ofSomebodyElse }),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(
      await canvas.findByText(/^You are looking around as the sample person, so Kestrel isn’t told/),
    ).toBeVisible();
    await expect(canvas.queryByText(waitingText)).toBeNull();
    await expect((await app.device.readAll('sample')).filter(({ kind }) => kind === 'request')).toEqual([]);
  },
};

/** A note as long as they come. */
export const LongNote: Story = {
  globals: phone,
  parameters: askedOf({
    verdict: 'declined',
    note: `${'A note without any end. '.repeat(30)}${'x'.repeat(90)}`,
  }),
  play: noOverflow,
};

/** One's own of the sample: its figures are everyone's; what others can do can be tried as they would. */
export const OwnOfTheSample: Story = {
  parameters: at(path),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups&edit=heliogrid',
    );
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    await expect(canvas.queryByText(/^(Only you see|Not everyone sees) this/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('View as'), 'Everyone');
    await expect(app.addresses.at(-1)).toBe(asEveryone());
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(await canvas.findByRole('link', { name: 'Message' })).toBeVisible();
  },
};

/** A listing of one's own as everyone sees it: what is closed says who may see it. */
export const OwnAsEveryone: Story = {
  parameters: at(`${kestrel}?tab=metrics&as=everyone`, { records: { sample: [fullListing] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const traction = 'Traction and funding info is shown only to verified investors.';
    await expect(card(canvas, 'Fundraising').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Metrics').getByText(traction)).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
};

/** What each of them sees of it, and of its numbers. */
const ownAs = (viewer: string, tab = 'metrics') =>
  at(`${kestrel}?tab=${tab}&as=${viewer}`, { records: { sample: [fullListing] } });
const secrets = { traction: /\$12K|\$150K/, metrics: /\$144K/, contact: /hello@kestrel/ };
const sees = (canvasElement: HTMLElement) =>
  Object.entries(secrets).flatMap(([part, secret]) => (secret.test(canvasElement.innerHTML) ? part : []));

export const OwnAsInvestor: Story = {
  parameters: ownAs('investor'),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(canvas.getByText('This is what every registered investor sees.')).toBeVisible();
    await expect(sees(canvasElement)).toEqual(['traction']);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(
      canvas.getByText(
        'These metrics are shown only to investors who express interest and after the owner approves their request.',
      ),
    ).toBeVisible();
  },
};
export const OwnAsInterested: Story = {
  parameters: ownAs('interested'),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(sees(canvasElement)).toEqual(['contact']);
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText("You'll be notified when the startup responds")).toBeVisible();
  },
};
export const OwnAsApproved: Story = {
  parameters: ownAs('approved'),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(sees(canvasElement)).toEqual(['traction', 'metrics', 'contact']);
    await expect(
      await canvas.findByText('Kestrel approved your request: all its figures are open to you.'),
    ).toBeVisible();
    await expect(canvas.getAllByText('You see this because Kestrel approved your request.')[0]).toBeVisible();
  },
};

/** What they can do is tried, as often as one likes: nobody is asked, and another look begins anew. */
export const OwnTried: Story = {
  parameters: ownAs('everyone', 'overview'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await arrived(canvas);
    await expect(sees(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await waitFor(() => expect(sees(canvasElement)).toEqual(['contact']));
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(sees(canvasElement)).toEqual(['contact']);
    const view = canvas.getByLabelText('View as');
    await userEvent.selectOptions(view, 'An investor you approved');
    await waitFor(() => expect(sees(canvasElement)).toEqual(['traction', 'metrics', 'contact']));
    await userEvent.selectOptions(view, 'Everyone');
    await waitFor(() => expect(sees(canvasElement)).toEqual([]));
    await expect(
      (await app.device.readAll('sample')).filter(({ kind }) => kind === 'interest' || kind === 'request'),
    ).toEqual([]);
  },
};
export const OwnAsApprovedPhone: Story = { globals: phone, parameters: OwnAsApproved.parameters };
export const OwnAsInvestorDark: Story = { globals: { theme: 'dark' }, parameters: OwnAsInvestor.parameters };
export const OwnAsInterestedHindi: Story = {
  globals: { ...phone, locale: 'hi' },
  parameters: OwnAsInterested.parameters,
};
export const OwnAsEveryonePhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
  parameters: OwnAsEveryone.parameters,
};

/** To a registered investor: how it fits what they look for. */
export const FitsWhatOneLooksFor: Story = {
  parameters: at('/startups/ledgerline'),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const fit = card(canvas, 'Fit with what you look for');
    await expect(fit.getByText('Stage: Close')).toBeVisible();
    await expect(fit.getByText(/^Ledgerline is in Berlin, Germany\. You look in/)).toBeVisible();
    await expect(fit.getByRole('link', { name: 'Change what you look for' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
  },
};
export const FitsWhatOneLooksForPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
  parameters: FitsWhatOneLooksFor.parameters,
};

/** To somebody who is no investor, nothing of it. */
export const FitsNothing: Story = {
  parameters: at('/startups/ledgerline', { who: 'nora' }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('region', { name: /^Fit with/ })).toBeNull();
  },
};

/** Its owner, somebody else, took it off the market: it says so, and interest can't be expressed. */
export const Inactive: Story = {
  parameters: at('/startups/ledgerline', {
    services: finding((page) => (page?.kind === 'startup' ? { ...page, isActive: false } : page)),
  }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText(/^Ledgerline isn’t seeking investment at present/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /My Startups/ })).toBeNull();
    await expect(canvas.queryByText('hello@ledgerline.example')).toBeNull();
  },
};

/** One's own listing while it is inactive, with the way to change that. */
export const OwnInactive: Story = {
  parameters: at(kestrel, { records: { sample: [fullListing, inactive] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText(/^Kestrel is inactive/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage it in My Startups' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups',
    );
  },
};
export const OwnInactivePhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi', theme: 'dark' },
  parameters: OwnInactive.parameters,
};

const justListed = { sample: [listing()] };

/** Listed a minute ago, with nothing but a name. */
export const JustListed: Story = { parameters: at(kestrel, { records: justListed }) };

export const JustListedUpdates: Story = { parameters: at(`${kestrel}?tab=updates`, { records: justListed }) };

const stress = (tab: 'overview' | 'metrics' | 'team' | 'investors' | 'updates'): Story => ({
  parameters: at(asEveryone(tab), { records: interested, services: finding(() => stressStartup) }),
  play: noOverflow,
});

export const Stress: Story = stress('overview');
export const StressMetrics: Story = { ...stress('metrics'), globals: phone };
export const StressTeam: Story = { ...stress('team'), globals: phone };
export const StressInvestors: Story = { ...stress('investors'), globals: phone };
export const StressUpdates: Story = { ...stress('updates'), globals: phone };
export const StressPhone: Story = { ...stress('overview'), globals: phone };

export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { ...Loading, globals: phone };
export const PhoneFailed: Story = { globals: phone, parameters: Failed.parameters };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkMetrics: Story = { globals: { theme: 'dark' }, parameters: Metrics.parameters };
export const DarkInterested: Story = { globals: { theme: 'dark' }, parameters: InterestedBefore.parameters };
export const DarkFailed: Story = { globals: { theme: 'dark' }, parameters: Failed.parameters };
export const Hindi: Story = { globals: { locale: 'hi' }, parameters: InterestedBefore.parameters };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' } };
export const Spanish: Story = { globals: { locale: 'es' }, parameters: Metrics.parameters };

/** A shared link to a post that isn't here: said above those that are. */
export const SharedGone: Story = {
  parameters: at(asEveryone('updates')),
  beforeEach: hash('lost'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
  },
};
