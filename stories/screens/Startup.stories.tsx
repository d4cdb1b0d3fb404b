import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { fullListing, inactive, listing, mark } from '@kit/fixtures/profileRecords';
import { stressStartup } from '@kit/fixtures/profiles';
import { registration } from '@kit/fixtures/wizards';
import { expect, waitFor, within } from 'storybook/test';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { asset } from '@/components/theme/asset';
import { accountOf } from '@/data/schema/investorRegistration';
import type { KeptRecord } from '@/data/schema/records';
import { type KeptAnswer, requestId } from '@/data/schema/request';
import preview from '../../.storybook/preview';
import { hash } from '../support/hash';
import {
  arrived,
  failed,
  finding,
  holds,
  loading,
  noClipboard,
  notFound,
  pageAt,
  rests,
  shown,
} from '../support/profilePage';
import { refuses } from '../support/refusals';
import {
  alertSays,
  at,
  type Canvas,
  hindiPhone,
  leadsTo,
  notSaved,
  phone,
  press,
  type Shown,
  showing,
  still,
  storedOf,
} from '../support/screen';
import { viewAs } from '../support/viewAs';

const ref = 'startup:heliogrid';
const path = '/startups/heliogrid';
/** Asha's own, as everyone sees it: the address of a tab, or of the first. */
const asEveryone = (tab = '') => `${path}?${tab && `tab=${tab}&`}as=everyone`;

/** The page of somebody else, as the sample person meets it. */
const theirs = finding((page) => page && { ...page, isOwn: false });

const meta = preview.meta({
  title: 'Screens/Startup profile',
  component: StartupPage,
  parameters: pageAt(asEveryone()),
  play: shown,
});

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const profile = { kind: 'startup', path: asEveryone() } as const;

/** Grey shapes in the place of a profile that is on its way. */
export const Loading = meta.story(loading(profile));

/** Found at once, it still looks loading for half a second, so that nothing flashes. */
export const LoadingForAMoment = meta.story({
  parameters: {
    ...at(asEveryone(), { waited: 0 }),
    ...still(rests(['loading.fetch.done', 'loading.pause.waiting'])),
  },
  play: showing('Loading startup profile...'),
});

/** It looks like a startup that isn’t there, says what failed, and can be tried again. */
export const Failed = meta.story(failed(profile));

/** No startup is at this address: why that may be, and where to look for others. */
export const NotFound = meta.story(
  notFound(
    profile,
    '/startups/nowhere',
    'The startup you are looking for could not be found or is no longer available.',
    'Discover Startups',
  ),
);

/** The first tab; contact and pitch deck are closed until interest is expressed. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(document.title).toMatch(/^Heliogrid/);
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
  },
});

/** Heliogrid’s link. */
const link = `${window.location.origin}${path}`;

Overview.test('See all metrics moves the focus to its tab; one’s own has no star', async (person) => {
  const { canvas } = person;
  await expect(canvas.queryByRole('button', { name: /^Star/ })).toBeNull();
  await press(person, 'See all metrics');
  await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
  await expect(app.addresses).toEqual([asEveryone(), asEveryone('metrics')]);
});

/** All of its figures, with their course over the months. */
export const Metrics = meta.story({ parameters: at(asEveryone('metrics')) });

/** Who builds it. */
export const Team = meta.story({ parameters: at(asEveryone('team')), play: showing('Asha Verma') });

/** Who has put money into it. */
export const Investors = meta.story({
  parameters: at(asEveryone('investors')),
});

/** What it has written of itself; the newest is liked. */
export const Updates = meta.story({ parameters: at(asEveryone('updates')) });

Updates.test('a like is removed, and Share copies the link to its update', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'Like, 84');
  await expect(canvas.getByRole('button', { name: 'Like, 83', pressed: false })).toBeVisible();
  const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
  await userEvent.click(first.getByRole('button', { name: /Share/ }));
  await waitFor(() => expect(app.copied).toEqual([`${link}?tab=updates#heliogrid-monsoon-firmware`]));
});

/** A shared link to an update that isn’t here any more: said above those that are. */
export const SharedGone = meta.story({
  parameters: at(asEveryone('updates')),
  beforeEach: hash('lost'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
  },
});

const waitingText = "You'll be notified when the startup responds";

async function expectContact(canvas: Canvas) {
  const contact = card(canvas, 'Contact');
  await expect(contact.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  const deck = card(canvas, 'Pitch deck').getByRole('link', { name: 'Download pitch deck' });
  await expect(deck).toHaveAttribute('href', asset('/files/heliogrid-deck.pdf'));
}

/** Somebody else’s startup: to follow, to express interest in, with a way to who listed it. */
export const Visited = meta.story({
  parameters: at(path, theirs),
  play: (story) => leadsTo(story.canvas, 'Listed by Asha Verma', '/user/asha-verma'),
});

Visited.test('the star is removed', async (person) => {
  await press(person, 'Star Heliogrid');
  await expect(person.canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toBeVisible();
});

/** The first interest, expressed a moment ago: contact and deck have opened, and the header stays as it was. */
export const InterestExpressed = meta.story({
  tags: ['played'],
  parameters: { ...at(path, theirs), ...rests('loaded.request.watched') },
  play: async (person) => {
    const { canvas } = person;
    const header = (await canvas.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
    const { height } = header.getBoundingClientRect();
    await press(person, 'Express Interest');
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    await expect(canvas.getByText(/^You see: .* and contact\./)).toBeVisible();
    await leadsTo(canvas, 'Message', '/messages/heliogrid');
    // Beside one button more a long tagline may take a second line.
    await expect(header.getBoundingClientRect().height - height).toBeLessThan(24);
    await expectContact(canvas);
  },
});

InterestExpressed.test('withdrawing it hides nothing', async (person) => {
  const { canvas } = person;
  await press(person, 'Interest Expressed');
  await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  await expect(canvas.queryByText(waitingText)).toBeNull();
  await expectContact(canvas);
});

const interested = { sample: [mark('interest', ref)] };

/** Where the requests can’t be read, an expressed interest shows what it shows without an answer. */
export const RequestUnread = meta.story({
  parameters: {
    ...at(path, {
      records: interested,
      services: (real) => ({
        ...theirs.services(real),
        requests: () => {
          throw new Error('The device is locked');
        },
      }),
    }),
    ...rests('loaded.request.unwatched'),
  },
  play: showing(waitingText),
});

const share = { type: 'share.press', from: 'header', text: link } as const;

/** “Copied!” on the Share button, for two seconds. */
export const Shared = meta.story({
  parameters: still(rests('loaded.share.copied', share)),
});

/** The link can’t be copied: it stands at the bottom, selected, until it is closed. */
export const ShareRefused = meta.story({
  parameters: { ...at(asEveryone(), { services: noClipboard }), ...rests('loaded.share.refused', share) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(link)).toHaveFocus();
  },
});

/** The device refused to keep that it is followed: it stays shown, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  parameters: {
    ...at(path, { ...theirs, device: refuses }),
    ...rests('loaded', { type: 'follow.toggle' }),
  },
  play: () => alertSays(notSaved),
});

const kestrel = '/startups/kestrel';
const secrets = { traction: /\$12K|\$150K|12,000/, metrics: /\$144K/, contact: /hello@kestrel/ };
/** Waits until the page has these of Kestrel’s numbers and its contact, and no others. */
const sees = ({ canvasElement }: Pick<Shown, 'canvasElement'>, ...expected: (keyof typeof secrets)[]) =>
  waitFor(() => {
    const parts = Object.entries(secrets).flatMap(([part, secret]) =>
      secret.test(canvasElement.innerHTML) ? part : [],
    );
    expect(parts).toEqual(expected);
  });

/** One’s own listing: it says who else gets to see its figures, and is edited instead of followed. */
export const Own = meta.story({
  parameters: at(kestrel, { records: { sample: [fullListing] } }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Edit', '/profile/manage?tab=startups&edit=kestrel');
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
  },
});

Own.test('what others can do is tried without a request; another viewer starts again', async (story) => {
  const { canvas } = story;
  await viewAs(canvas, 'Everyone');
  await sees(story);
  await press(story, 'Express Interest');
  await sees(story, 'contact');
  await viewAs(canvas, 'An investor you approved');
  await sees(story, 'traction', 'metrics', 'contact');
  await viewAs(canvas, 'Everyone');
  await sees(story);
  await expect(await storedOf('sample', 'interest', 'request')).toEqual([]);
});

const ada = 'uid-ada';
const adas = [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm' } } as const, fullListing];

const investor: KeptRecord = {
  kind: 'investorAccount',
  id: 'nora-lund',
  value: accountOf({ ...registration, dob: '', investments: '' }),
};

/** Somebody else’s listing: what it is, and no number of it, for what is closed isn’t there. */
export const OfSomebodyElse = meta.story({
  parameters: at(kestrel, { who: 'nora', records: { [ada]: adas } }),
  play: async (story) => {
    await shown(story);
    await sees(story);
  },
});

/** To a registered investor: traction and funding are open. */
export const OfSomebodyElseToAnInvestor = meta.story({
  parameters: at(kestrel, { who: 'nora', records: { [ada]: adas, nora: [investor] } }),
  play: async (story) => {
    await shown(story);
    const fundraising = card(story.canvas, 'Fundraising');
    await expect(fundraising.getByRole('strong')).toHaveTextContent('$150K');
    await sees(story, 'traction');
  },
});

/** Closed traction and funding, with the way to open it. */
export const TractionClosed = meta.story({
  parameters: at(`${kestrel}?tab=metrics`, { who: 'nora', records: { [ada]: adas } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await leadsTo(canvas, 'complete the investor registration', '/Investor-register');
    await expect(canvas.getByText('None of Kestrel’s metrics are open to you yet.')).toBeVisible();
  },
});

const answer = { kind: 'answer', id: requestId('nora', 'kestrel') } as const;
const request = (owner: string, startupId: string, at: number): KeptRecord => ({
  kind: 'request',
  id: requestId(owner, startupId),
  value: { at, isWithdrawn: false },
});
const day = 24 * 60 * 60_000;
const threeDaysAgo = now - 3 * day - 60_000;
const answered = (given: Pick<KeptAnswer, 'verdict' | 'note'>) => ({
  ...given,
  at: now - day,
  requestedAt: threeDaysAgo,
});

/** Kestrel is Ada's; Nora asked for its figures three days ago, and this came of it. */
const askedOf = (given: Pick<KeptAnswer, 'verdict' | 'note'> | null, tab = 'metrics') => {
  const answers: KeptRecord[] = given ? [{ ...answer, value: answered(given) }] : [];
  return at(`${kestrel}?tab=${tab}`, {
    who: 'nora',
    records: {
      nora: [mark('interest', 'startup:kestrel'), request(ada, 'kestrel', threeDaysAgo)],
      [ada]: [...adas, ...answers],
    },
  });
};

/** For how long the request has been unanswered. */
export const Unanswered = meta.story({
  parameters: askedOf(null, 'overview'),
  play: showing('Requested 3 days ago, no answer yet', waitingText),
});

/** The owner closed the figures again, with a note. */
export const Revoked = meta.story({
  parameters: askedOf({ verdict: 'revoked', note: 'We have found our lead investor.' }),
  play: showing('Kestrel withdrew your access to its key metrics.', 'We have found our lead investor.'),
});

const welcome = {
  verdict: 'approved',
  note: 'Glad you asked. The churn of June was our own doing.',
} as const;

/** The owner approved: all figures are open, and the page says why. */
export const Approved = meta.story({
  parameters: askedOf(welcome),
  play: async (story) => {
    await showing('Kestrel approved your request. You can now see all its metrics.', welcome.note)(story);
    await sees(story, 'traction', 'metrics', 'contact');
  },
});

const kindly = { verdict: 'declined', note: 'Thank you. We are not raising before spring.' } as const;

/** The owner said no, with a note; it can be asked once more. */
export const Declined = meta.story({
  parameters: askedOf(kindly, 'overview'),
  play: showing('Kestrel declined your request.', kindly.note, /^You can ask one more time/),
});

/** An approved request that was taken back: the figures have closed, what the first interest revealed stays. */
export const Withdrawn = meta.story({
  parameters: {
    ...askedOf(welcome, 'overview'),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: showing('You withdrew your request. Kestrel can no longer see it.'),
});

/** A startup of the sample approves by itself, and says so. */
export const AnsweredByTheSample = meta.story({
  parameters: at('/startups/ledgerline', {
    records: {
      sample: [mark('interest', 'startup:ledgerline'), request('sample', 'ledgerline', now - day)],
    },
  }),
  play: showing('Automatic sample reply', /^Ledgerline approved your request/),
});

/** Looking around as the sample person, an investor in the sample: a listing is as closed as to a stranger, its contact too. */
export const LookingAround = meta.story({
  parameters: at(kestrel, { records: { [ada]: adas } }),
  play: async (story) => {
    await showing('You need an account of your own to express interest: Kestrel sees who asks.')(story);
    await sees(story);
  },
});

LookingAround.test('Express Interest leads to an account, and names the way back', async (story) => {
  await press(story, 'Express Interest');
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/register?startup=kestrel'));
  await expect(app.session.get().isSignedIn).toBe(false);
  await expect(await storedOf('sample', 'interest', 'request')).toEqual([]);
});

/** One’s own metrics as another viewer sees them: what is said of it, and what of Kestrel’s numbers is there. */
const ownAs = (viewer: string, text: string | RegExp, ...seen: (keyof typeof secrets)[]) => ({
  parameters: at(`${kestrel}?tab=metrics&as=${viewer}`, { records: { sample: [fullListing] } }),
  play: async (story: Shown) => {
    await showing(text)(story);
    await sees(story, ...seen);
  },
});

/** One’s own listing as everyone sees it: what is closed says who may see it. */
export const OwnAsEveryone = meta.story(ownAs('everyone', 'This is what everyone sees.'));

/** One’s own listing as every registered investor sees it. */
export const OwnAsInvestor = meta.story(
  ownAs('investor', 'This is what every registered investor sees.', 'traction'),
);

/** To a registered investor: how it fits what they look for. */
export const FitsWhatOneLooksFor = meta.story({
  parameters: at('/startups/ledgerline'),
  play: ({ canvas }) => leadsTo(canvas, 'Edit your criteria', '/profile/investor/manage'),
});

/** Somebody else’s startup that isn’t seeking investment: interest can’t be expressed. */
export const Inactive = meta.story({
  parameters: at(
    '/startups/ledgerline',
    finding((page) => (page?.kind === 'startup' ? { ...page, isActive: false } : page)),
  ),
  play: async (story) => {
    await showing(/^Ledgerline isn’t seeking investment right now/)(story);
    await expect(story.canvas.queryByRole('button', { name: /Interest/ })).toBeNull();
  },
});

/** One’s own listing while it is inactive, with the way to change that. */
export const OwnInactive = meta.story({
  parameters: at(kestrel, { records: { sample: [fullListing, inactive] } }),
  play: ({ canvas }) => leadsTo(canvas, 'Manage it in My Startups', '/profile/manage?tab=startups'),
});

OwnInactive.test('has no way to write an update', async (person) => {
  const { canvas, userEvent } = person;
  await userEvent.click(await canvas.findByRole('tab', { name: 'Updates' }));
  await expect(canvas.getByText('Kestrel hasn’t posted any updates yet.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Write an update' })).toBeNull();
});

/** Listed a minute ago, with nothing but a name: each empty part leads to what fills it. */
export const JustListed = meta.story({ parameters: at(kestrel, { records: { sample: [listing()] } }) });

/** The viewer’s own listing has no updates. A link leads to the composer. */
export const OwnUpdates = meta.story({
  parameters: at(`${kestrel}?tab=updates`, { records: { sample: [listing()] } }),
  play: ({ canvas }) => leadsTo(canvas, 'Write an update', '/explore?as=kestrel'),
});

/** An approved request on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone, parameters: askedOf(welcome, 'overview') });

/** Words and numbers that try to break a phone’s page. */
export const Stress = meta.story({
  globals: phone,
  parameters: at(asEveryone(), { records: interested, ...finding(() => stressStartup) }),
  play: holds,
});
