import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { fullListing, inactive, listing, mark } from '@kit/fixtures/profileRecords';
import { stressStartup } from '@kit/fixtures/profiles';
import { expect, waitFor, within } from 'storybook/test';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { asset } from '@/components/theme/asset';
import type { KeptRecord } from '@/data/schema/records';
import { type KeptAnswer, requestId } from '@/data/schema/request';
import preview from '../../.storybook/preview';
import { hash } from '../support/hash';
import {
  arrived,
  expectMarks,
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
  still,
  storedOf,
} from '../support/screen';

const ref = 'startup:heliogrid';
const path = '/startups/heliogrid';
/** Asha's own, as everyone sees it: the address of a tab, or of the first. */
const asEveryone = (tab = '') => `${path}?${tab && `tab=${tab}&`}as=everyone`;

/** The page of somebody else, as the sample person meets it. */
const theirs = { services: finding((page) => page && { ...page, isOwn: false }) };

const meta = preview.meta({
  title: 'Screens/Startup profile',
  component: StartupPage,
  parameters: pageAt(asEveryone()),
  play: shown,
});

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
/** The page is there, with these texts. */
const reads =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: Shown) => {
    await arrived(canvas);
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

const profile = { kind: 'startup', path: asEveryone() } as const;

/** Grey shapes in the place of a profile that is on its way. */
export const Loading = meta.story(loading(profile));

/** Found at once, it still looks loading for half a second, so that nothing flashes. */
export const LoadingForAMoment = meta.story({
  parameters: {
    ...at(asEveryone(), { waited: 0 }),
    ...still(rests(['loading.fetch.done', 'loading.pause.waiting'])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading startup profile...')).toHaveRole('status');
  },
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
    await expect(await arrived(canvas)).toHaveTextContent(/^Heliogrid/);
    await expect(document.title).toMatch(/^Heliogrid/);
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
  },
});

/** Heliogrid’s link. */
const link = `${window.location.origin}${path}`;

Overview.test(
  'the star is removed, Share copies the link, and See all metrics moves the focus to its tab',
  async (person) => {
    const { canvas } = person;
    await press(person, 'Star Heliogrid');
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toBeVisible();
    await expectMarks({ [`star ${ref}`]: false });
    await press(person, 'Share');
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(app.copied).toEqual([link]);
    await press(person, 'See all metrics');
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
    await expect(app.addresses).toEqual([asEveryone(), asEveryone('metrics')]);
  },
);

/** All of its figures, with their course over the months. */
export const Metrics = meta.story({ parameters: at(asEveryone('metrics')) });

/** Who builds it. */
export const Team = meta.story({ parameters: at(asEveryone('team')), play: reads('Asha Verma') });

/** Who has put money into it. */
export const Investors = meta.story({
  parameters: at(asEveryone('investors')),
});

/** What it has written of itself; the newest is liked. */
export const Updates = meta.story({ parameters: at(asEveryone('updates')) });

Updates.test('a like is removed, and Share says “Copied!” on its own update only', async (person) => {
  const { canvas, userEvent } = person;
  const [first] = canvas.getAllByRole('article').map((article) => within(article));
  if (!first) throw new Error('There is no update');
  await userEvent.click(first.getByRole('button', { name: 'Like, 84', pressed: true }));
  await expect(first.getByRole('button', { name: 'Like, 83' })).toBeVisible();
  await expectMarks({ 'like heliogrid-monsoon-firmware': false });
  await userEvent.click(first.getByRole('button', { name: /Share/ }));
  await expect(await first.findByRole('button', { name: /Copied!/ })).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: /Copied!/ })).toHaveLength(1);
  await expect(app.copied).toEqual([`${link}?tab=updates#heliogrid-monsoon-firmware`]);
});

/** A shared link to an update that isn’t here any more: said above those that are. */
export const SharedGone = meta.story({
  parameters: at(asEveryone('updates')),
  beforeEach: hash('lost'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
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

/** Somebody else’s startup: to follow, to message, to express interest in. */
export const Visited = meta.story({
  parameters: at(path, theirs),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
});

/** The first interest, expressed a moment ago: contact and deck have opened in one frame, which has the focus. */
export const InterestExpressed = meta.story({
  tags: ['played'],
  parameters: { ...at(path, theirs), ...rests('loaded.request.watched') },
  play: async (person) => {
    const { canvas } = person;
    await press(person, 'Express Interest');
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    // What it brings is where one is.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Contact, Pitch deck' })).toHaveFocus());
    await expectContact(canvas);
    await expectMarks({ [`interest ${ref}`]: true });
  },
});

InterestExpressed.test('withdrawing it hides nothing', async (person) => {
  const { canvas } = person;
  await press(person, 'Interest Expressed');
  await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  await expect(canvas.queryByText(waitingText)).toBeNull();
  await expectContact(canvas);
  await expectMarks({ [`interest ${ref}`]: false });
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
  play: async (story) => {
    await reads(waitingText)(story);
    await expectContact(story.canvas);
  },
});

const share = { type: 'share.press', from: 'header', text: link } as const;

/** “Copied!” on the Share button, for two seconds. */
export const Shared = meta.story({
  parameters: still(rests('loaded.share.copied', share)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
  },
});

/** The link can’t be copied: it stands at the bottom, selected, until it is closed. */
export const ShareRefused = meta.story({
  parameters: { ...at(asEveryone(), { services: noClipboard }), ...rests('loaded.share.refused', share) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(link)).toHaveFocus();
    await alertSays('The link could not be copied. Copy it by hand:');
  },
});

/** The device refused to keep that it is followed: it stays shown, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  parameters: {
    ...at(path, { ...theirs, device: refuses }),
    ...rests('loaded', { type: 'follow.toggle' }),
  },
  play: async ({ canvas }) => {
    await alertSays(notSaved);
    await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectMarks({});
  },
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

const tractionText = 'Traction and funding info is shown only to verified investors.';
const metricsText =
  'These metrics are shown only to investors who express interest and after the owner approves their request.';
const approvedText = 'Kestrel approved your request: all its figures are open to you.';

/** One’s own listing: it says who else gets to see its figures, and is edited instead of followed. */
export const Own = meta.story({
  parameters: at(kestrel, { records: { sample: [fullListing] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(card(canvas, 'Key metrics').getByText(/^Only you see this: these metrics/)).toBeVisible();
    await leadsTo(canvas, 'Edit', '/profile/manage?tab=startups&edit=kestrel');
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
  },
});

Own.test('what others can do is tried without a request; another viewer starts again', async (story) => {
  const { canvas, userEvent } = story;
  const view = canvas.getByLabelText('View as');
  await userEvent.selectOptions(view, 'Everyone');
  await sees(story);
  await press(story, 'Express Interest');
  await sees(story, 'contact');
  await press(story, 'Interest Expressed');
  await sees(story, 'contact');
  await userEvent.selectOptions(view, 'An investor you approved');
  await sees(story, 'traction', 'metrics', 'contact');
  await userEvent.selectOptions(view, 'Everyone');
  await sees(story);
  await expect(await storedOf('sample', 'interest', 'request')).toEqual([]);
});

const ada = 'uid-ada';
const adas = [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm' } } as const, fullListing];

/** Somebody else’s listing: what it is, and no number of it, for what is closed isn’t there. */
export const OfSomebodyElse = meta.story({
  parameters: at(kestrel, { who: 'nora', records: { [ada]: adas } }),
  play: async (story) => {
    const { canvas } = story;
    await arrived(canvas);
    await expect(card(canvas, 'Fundraising').getByText(tractionText)).toBeVisible();
    await expect(canvas.queryByText('Key metrics')).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Fit with/ })).toBeNull();
    await sees(story);
  },
});

OfSomebodyElse.test('Express Interest asks for its figures', async (person) => {
  await press(person, 'Express Interest');
  await expect(person.canvas.getByText(waitingText)).toBeVisible();
  await waitFor(async () =>
    expect(await storedOf('nora', 'request')).toMatchObject([
      { id: requestId(ada, 'kestrel'), value: { isWithdrawn: false } },
    ]),
  );
});

/** To a registered investor: traction and funding are open, and it says why. */
export const OfSomebodyElseToAnInvestor = meta.story({
  parameters: at(kestrel, { records: { [ada]: adas } }),
  play: async (story) => {
    const { canvas } = story;
    await arrived(canvas);
    const open =
      'You see this as a registered investor: who has completed the investor registration counts as verified.';
    await expect(card(canvas, 'Fundraising').getByText(open)).toBeVisible();
    await expect(card(canvas, 'Key metrics').getByText(metricsText)).toBeVisible();
    await sees(story, 'traction');
  },
});

/** Closed traction and funding, with the way to open it. */
export const TractionClosed = meta.story({
  parameters: at(`${kestrel}?tab=metrics`, { who: 'nora', records: { [ada]: adas } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const links = canvas.getAllByRole('link', { name: 'Complete the investor registration to count as one' });
    await expect(links.map((each) => each.getAttribute('href'))).toEqual(Array(2).fill('/Investor-register'));
  },
});

const answer = { kind: 'answer', id: requestId('nora', 'kestrel') } as const;
const day = 24 * 60 * 60_000;
const threeDaysAgo = now - 3 * day - 60_000;
const answered = (given: Pick<KeptAnswer, 'verdict' | 'note'>) => ({
  ...given,
  at: now - day,
  requestedAt: threeDaysAgo,
});

/** Kestrel is Ada's; Nora asked for its figures three days ago, and this came of it. */
const askedOf = (given: Pick<KeptAnswer, 'verdict' | 'note'> | null, tab = 'metrics') => {
  const request = {
    kind: 'request',
    id: requestId(ada, 'kestrel'),
    value: { at: threeDaysAgo, isWithdrawn: false },
  } as const;
  const answers: KeptRecord[] = given ? [{ ...answer, value: answered(given) }] : [];
  return at(`${kestrel}?tab=${tab}`, {
    who: 'nora',
    records: { nora: [mark('interest', 'startup:kestrel'), request], [ada]: [...adas, ...answers] },
  });
};

/** For how long the request has been unanswered. */
export const Unanswered = meta.story({
  parameters: askedOf(null, 'overview'),
  play: async (story) => {
    await reads('Asked 3 days ago, no answer yet', waitingText)(story);
    await sees(story, 'contact');
  },
});

const foundLead = 'We have found our lead investor.';
const closedText = 'Kestrel has closed its key metrics to you again.';

Unanswered.test(
  'approved while the page is open, its figures open; revoked, they close',
  { parameters: askedOf(null) },
  async (story) => {
    /** What the owner of Kestrel does in another tab. */
    const adaSays = (verdict: KeptAnswer['verdict'], note = '') =>
      app.device.write(ada, answer.kind, answer.id, answered({ verdict, note }));
    await sees(story, 'contact');
    await adaSays('approved');
    await sees(story, 'traction', 'metrics', 'contact');
    await adaSays('revoked', foundLead);
    await reads(closedText, foundLead)(story);
    await sees(story, 'contact');
  },
);

const welcome = {
  verdict: 'approved',
  note: 'Glad you asked. The churn of June was our own doing.',
} as const;

/** The owner approved: all figures are open, and the page says why. */
export const Approved = meta.story({
  parameters: askedOf(welcome),
  play: async (story) => {
    const { canvas } = story;
    await reads(approvedText, welcome.note)(story);
    await expect(canvas.queryByText(waitingText)).toBeNull();
    const open = card(canvas, 'Fundraising').getByText('You see this because Kestrel approved your request.');
    await expect(open).toBeVisible();
    await sees(story, 'traction', 'metrics', 'contact');
  },
});

const kindly = { verdict: 'declined', note: 'Thank you. We are not raising before spring.' } as const;

/** The owner said no, with a note; it can be asked once more. */
export const Declined = meta.story({
  parameters: askedOf(kindly, 'overview'),
  play: async (story) => {
    const again = 'You can ask once more: take your interest back, then express it again.';
    await reads('Kestrel declined your request.', kindly.note, again)(story);
    await sees(story, 'contact');
  },
});

Declined.test('withdrawn and expressed again, it is a new request', async (person) => {
  const { canvas } = person;
  await press(person, 'Interest Expressed');
  await press(person, 'Express Interest');
  await expect(await canvas.findByText(waitingText)).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(kindly.note)).toBeNull());
});

/** An approved request that was taken back: the figures have closed, what the first interest revealed stays. */
export const Withdrawn = meta.story({
  parameters: {
    ...askedOf(welcome, 'overview'),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: async (story) => {
    await reads('You took your request back: Kestrel doesn’t see it any more.')(story);
    await sees(story, 'contact');
  },
});

/** A startup of the sample approves by itself, and says so. */
export const AnsweredByTheSample = meta.story({
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
  play: reads('Answered by the sample', /^Ledgerline approved your request/),
});

/** Looking around as the sample person: nobody is told of the interest, and the page promises no answer. */
export const LookingAround = meta.story({
  parameters: {
    ...at(kestrel, { records: { [ada]: adas } }),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: async (story) => {
    await reads(/^You are looking around as the sample person, so Kestrel isn’t told/)(story);
    await expect(story.canvas.queryByText(waitingText)).toBeNull();
    await expect(await storedOf('sample', 'request')).toEqual([]);
  },
});

/** One’s own metrics as another viewer sees them: what is said of it, and what of Kestrel’s numbers is there. */
const ownAs = (viewer: string, text: string | RegExp, ...seen: (keyof typeof secrets)[]) => ({
  parameters: at(`${kestrel}?tab=metrics&as=${viewer}`, { records: { sample: [fullListing] } }),
  play: async (story: Shown) => {
    await reads(text)(story);
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
  play: async ({ canvas }) => {
    await arrived(canvas);
    const fit = card(canvas, 'Fit with what you look for');
    await leadsTo(fit, 'Change what you look for', '/profile/investor/manage');
  },
});

/** Somebody else’s startup that isn’t seeking investment: interest can’t be expressed. */
export const Inactive = meta.story({
  parameters: at('/startups/ledgerline', {
    services: finding((page) => (page?.kind === 'startup' ? { ...page, isActive: false } : page)),
  }),
  play: async (story) => {
    const { canvas } = story;
    await reads(/^Ledgerline isn’t seeking investment at present/)(story);
    await expect(canvas.queryByRole('button', { name: /Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /My Startups/ })).toBeNull();
    await expect(canvas.queryByText('hello@ledgerline.example')).toBeNull();
  },
});

/** One’s own listing while it is inactive, with the way to change that. */
export const OwnInactive = meta.story({
  parameters: at(kestrel, { records: { sample: [fullListing, inactive] } }),
  play: async (story) => {
    await reads(/^Kestrel is inactive/)(story);
    await expect(story.canvas.getByRole('link', { name: 'Manage it in My Startups' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups',
    );
  },
});

/** Listed a minute ago, with nothing but a name: each empty part leads to what fills it. */
export const JustListed = meta.story({ parameters: at(kestrel, { records: { sample: [listing()] } }) });

/** An approved request on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone, parameters: askedOf(welcome, 'overview') });

/** Texts and numbers that try to break the page. */
const stress = (tab: 'overview' | 'metrics') => ({
  globals: phone,
  parameters: at(asEveryone(tab), { records: interested, services: finding(() => stressStartup) }),
  play: holds,
});

/** Words and numbers that try to break a phone’s page. */
export const Stress = meta.story(stress('overview'));
