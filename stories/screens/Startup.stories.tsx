import { app } from '@kit/app/app';
import { day, minute, now } from '@kit/app/clock';
import { kestrel } from '@kit/fixtures/account';
import { fullListing, inactive, listing, mark } from '@kit/fixtures/profileRecords';
import { stressStartup } from '@kit/fixtures/profiles';
import { registration } from '@kit/fixtures/wizards';
import { expect, waitFor, within } from 'storybook/test';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { asset } from '@/components/theme/asset';
import { accountOf } from '@/data/schema/shapes/investorRegistration';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { requestId, type StoredAnswer } from '@/data/schema/shapes/request';
import preview from '../../.storybook/preview';
import { hash } from '../support/hash';
import { additions, addsMovesAndUndoes, undoable } from '../support/pipeline';
import {
  arrived,
  ends,
  failed,
  finding,
  holds,
  loading,
  noClipboard,
  notFound,
  pageAt,
  rests,
  showingProfile,
  shown,
} from '../support/profilePage';
import { refuses } from '../support/refusals';
import {
  alertSays,
  at,
  type Canvas,
  frozen,
  hindiPhone,
  leadsTo,
  notSaved,
  phone,
  press,
  type Shown,
  showing,
  storedOf,
} from '../support/screen';
import { viewAs } from '../support/viewAs';

const ref = 'startup:heliogrid';
const path = '/startups/heliogrid';
/** The URL of Asha's startup page, previewed as everyone, on this tab or on the first tab. */
const asEveryone = (tab = '') => `${path}?${tab && `tab=${tab}&`}as=everyone`;

/** Story parameters that make the user's own page look like another user's. */
const theirs = finding((page) => page && { ...page, isOwn: false });

const meta = preview.meta({
  title: 'Screens/Startup profile',
  component: StartupPage,
  parameters: pageAt(asEveryone()),
  play: shown,
});

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
/** Skeletons in place of a profile that is loading. */
export const Loading = meta.story(loading('startup'));

/** Even if the profile loads immediately, skeletons are shown for half a second to avoid a flash. */
export const LoadingForAMoment = meta.story({
  parameters: {
    ...at(asEveryone(), { waited: 0 }),
    ...frozen(rests(['loading.fetch.done', 'loading.pause.waiting'])),
  },
  play: showing('Loading startup profile...'),
});

/** The profile couldn’t be loaded: an error and a button to try again, in the layout of Not Found. */
export const Failed = meta.story(failed('startup'));

/** No startup has this address: possible reasons, and a link to other startups. */
export const NotFound = meta.story(
  notFound(
    'startup',
    '/startups/nowhere',
    'The startup you are looking for could not be found or is no longer available.',
    'Discover Startups',
  ),
);

/** The first tab. Contact details and pitch deck are hidden until the user expresses interest. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(document.title).toMatch(/^Heliogrid/);
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
  },
});

/** The address that Heliogrid's Share button copies. */
const link = `${window.location.origin}${path}`;

Overview.test(
  'the user’s own startup has no Star button, and See all metrics focuses the Metrics tab',
  async (person) => {
    const { canvas } = person;
    await expect(canvas.queryByRole('button', { name: /^Star/ })).toBeNull();
    await press(person, 'See all metrics');
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
    await expect(app.addresses).toEqual([asEveryone(), asEveryone('metrics')]);
  },
);

/** All metrics, with their history over the months. */
export const Metrics = meta.story({ parameters: at(asEveryone('metrics')) });

/** The team. */
export const Team = meta.story({
  parameters: at(asEveryone('team')),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Asha Verma', '/user/asha-verma');
    await expect(canvas.queryByRole('link', { name: 'Imran Sheikh' })).toBeNull();
  },
});

/** The investors of the startup. */
export const Investors = meta.story({
  parameters: at(asEveryone('investors')),
});

/** The updates of the startup. The user likes the newest update. */
export const Updates = meta.story({ parameters: at(asEveryone('updates')) });

Updates.test(
  'pressing Like again removes the like, and Share copies the link to the update',
  async (person) => {
    const { canvas, userEvent } = person;
    await press(person, 'Like, 84');
    await expect(canvas.getByRole('button', { name: 'Like, 83', pressed: false })).toBeVisible();
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: /Share/ }));
    await waitFor(() => expect(app.copied).toEqual([`${link}?tab=updates#heliogrid-monsoon-firmware`]));
  },
);

/** A shared link to a deleted update: a message above the other updates. */
export const SharedNotFound = meta.story({
  parameters: at(asEveryone('updates')),
  beforeEach: hash('lost'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#post-missing')).toHaveFocus());
  },
});

const waitingText = "You'll be notified when the startup responds";

async function expectContact(canvas: Canvas) {
  const contact = card(canvas, 'Contact');
  await expect(contact.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  const deck = card(canvas, 'Pitch deck').getByRole('link', { name: 'Download pitch deck' });
  await expect(deck).toHaveAttribute('href', asset('/files/heliogrid-deck.pdf'));
  await expect(canvas.getAllByText(/heliogrid\.example$/)).toHaveLength(2);
  await leadsTo(canvas, 'Message', '/messages/heliogrid');
}

/** Another user’s startup: buttons to follow it and to express interest, and a link to its owner. */
export const Visited = meta.story({
  parameters: at(path, theirs),
  play: async ({ canvas, canvasElement }) => {
    await leadsTo(canvas, 'Listed by Asha Verma', '/user/asha-verma');
    const face = canvas.getByRole('link', { name: /^Listed by/ }).previousElementSibling;
    await expect(face).toHaveAttribute('src', asset('/images/faces/asha-verma.webp'));
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvasElement).toHaveTextContent(/You see: .*OverviewMetricsTeam/);
  },
});

Visited.test('pressing Star removes the star from a starred startup', async (person) => {
  await press(person, 'Star Heliogrid');
  await expect(person.canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toBeVisible();
});

/** The user has just expressed interest: contact details and deck are visible. The header hardly grows. */
export const InterestExpressed = meta.story({
  tags: ['played'],
  ...ends(at(path, theirs), 'loaded.request.watched'),
  play: async (person) => {
    const { canvas } = person;
    const header = (await canvas.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
    const { height } = header.getBoundingClientRect();
    await press(person, 'Express Interest');
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    await expect(canvas.getByText(/^You see: .* traction, key metrics, and contact\./)).toBeVisible();
    // The additional Message button may wrap the buttons or a long tagline to a second line.
    await expect(header.getBoundingClientRect().height - height).toBeLessThan(56);
    await expectContact(canvas);
  },
});

InterestExpressed.test(
  'withdrawing interest hides the waiting notice, but not the contact details',
  async (person) => {
    const { canvas } = person;
    await press(person, 'Interest Expressed');
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.queryByText(waitingText)).toBeNull();
    await expectContact(canvas);
  },
);

const interested = { sample: [mark('interest', ref)] };

/** If requests can’t be read, the page shows an expressed interest as unanswered. */
export const RequestUnread = meta.story({
  ...ends(
    at(path, {
      records: interested,
      services: (real) => ({
        ...theirs.services(real),
        requests: () => {
          throw new Error('The device is locked');
        },
      }),
    }),
    'loaded.request.unwatched',
  ),
  play: showing(waitingText),
});

const share = { type: 'share.press', from: 'header', text: link } as const;

/** “Copied!” on the Share button, for two seconds. */
export const Shared = meta.story({
  parameters: frozen(rests('loaded.share.copied', share)),
});

/** The link can’t be copied: a field at the bottom shows and selects the link until the user closes it. */
export const ShareRefused = meta.story({
  ...ends(at(asEveryone(), { services: noClipboard }), 'loaded.share.refused', share),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(link)).toHaveFocus();
  },
});

/** A follow couldn’t be saved. The button still shows it, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  ...ends(at(path, { ...theirs, device: refuses }), 'loaded', { type: 'follow.toggle' }),
  play: () => alertSays(notSaved),
});

const kestrelPage = '/startups/kestrel';
const secrets = { traction: /\$12K|\$150K|12,000/, metrics: /\$144K/, contact: /hello@kestrel/ };
/** Waits until the page contains exactly these parts of Kestrel’s private data. */
const sees = ({ canvasElement }: Pick<Shown, 'canvasElement'>, ...expected: (keyof typeof secrets)[]) =>
  waitFor(() => {
    const parts = Object.entries(secrets).flatMap(([part, secret]) =>
      secret.test(canvasElement.innerHTML) ? part : [],
    );
    expect(parts).toEqual(expected);
  });

/** The user’s own listing: it shows who else can see its metrics, and has Edit instead of Follow. */
export const Own = meta.story({
  parameters: at(kestrelPage, { records: { sample: fullListing } }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Edit', '/profile/manage?tab=startups&edit=kestrel');
    await expect(canvas.queryByRole('button', { name: /^Follow|^Star|Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
  },
});

Own.test(
  'Express Interest in a preview stores nothing, and is reset when the previewed viewer changes',
  async (story) => {
    const { canvas } = story;
    await viewAs(canvas, 'Everyone');
    await sees(story);
    await press(story, 'Express Interest');
    await sees(story, 'contact');
    await viewAs(canvas, 'An investor you approved');
    await sees(story, 'traction', 'metrics', 'contact');
    await leadsTo(canvas, 'Message', '/messages');
    await viewAs(canvas, 'Everyone');
    await sees(story);
    await expect(await storedOf('sample', 'interest', 'request')).toEqual([]);
  },
);

const ada = 'uid-ada';
const adas = [
  { kind: 'profile', id: 'me', value: { name: 'Ada Holm', slug: 'ada-holm' } } as const,
  ...fullListing,
];

const investor: StoredRecordInput = {
  kind: 'investorAccount',
  id: 'me',
  value: { ...accountOf({ ...registration, dob: '', investments: '' }), slug: 'nora-lund' },
};

/** Another user’s listing without its numbers: the HTML of the page doesn’t contain hidden values. */
export const AnotherOwner = meta.story({
  parameters: at(kestrelPage, { who: 'nora', records: { [ada]: adas } }),
  play: async (story) => {
    await shown(story);
    await sees(story);
  },
});

/** Another user’s listing, seen by a registered investor: traction and funding are visible. */
export const AnotherOwnerAsInvestor = meta.story({
  parameters: at(kestrelPage, { who: 'nora', records: { [ada]: adas, nora: [investor] } }),
  play: async (story) => {
    await shown(story);
    const fundraising = card(story.canvas, 'Fundraising');
    await showing(/Key metrics open when you express interest and Kestrel/)(story);
    await expect(fundraising.getByRole('strong')).toHaveTextContent('$150K');
    await sees(story, 'traction');
  },
});

/** All metrics are hidden. A link opens the investor registration, which reveals traction and funding. */
export const TractionClosed = meta.story({
  parameters: at(`${kestrelPage}?tab=metrics`, { who: 'nora', records: { [ada]: adas } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await leadsTo(canvas, 'complete the investor registration', '/Investor-register');
    await expect(canvas.getByText('None of Kestrel’s metrics are open to you yet.')).toBeVisible();
  },
});

const answer = { kind: 'answer', id: requestId('nora', kestrel.id) } as const;
const request = (owner: string, startupId: string, at: number): StoredRecordInput => ({
  kind: 'request',
  id: requestId(owner, startupId),
  value: { at, isWithdrawn: false },
});
const threeDaysAgo = now - 3 * day - minute;
const answered = (given: Pick<StoredAnswer, 'verdict' | 'note'>) => ({
  ...given,
  at: now - day,
  requestedAt: threeDaysAgo,
});

/** Nora requested the metrics of Ada's startup Kestrel three days ago. `given`: the answer; null: none. */
const askedOf = (given: Pick<StoredAnswer, 'verdict' | 'note'> | null, tab = 'metrics') => {
  const answers: StoredRecordInput[] = given ? [{ ...answer, value: answered(given) }] : [];
  return at(`${kestrelPage}?tab=${tab}`, {
    who: 'nora',
    records: {
      nora: [mark('interest', `startup:${kestrel.id}`), request(ada, kestrel.id, threeDaysAgo)],
      [ada]: [...adas, ...answers],
    },
  });
};

/** A request without an answer, with its age. */
export const Unanswered = meta.story({
  parameters: askedOf(null, 'overview'),
  play: showing('Requested 3 days ago, no answer yet', waitingText, /Key metrics open when Kestrel/),
});

/** The owner withdrew access to the metrics, with a note. */
export const Revoked = meta.story({
  parameters: askedOf({ verdict: 'revoked', note: 'We have found our lead investor.' }),
  play: showing('Kestrel withdrew your access to its key metrics.', 'We have found our lead investor.'),
});

const welcome = {
  verdict: 'approved',
  note: 'Glad you asked. The churn of June was our own doing.',
} as const;

/** The owner approved the request: all metrics are visible, and the page shows why. */
export const Approved = meta.story({
  parameters: askedOf(welcome),
  play: async (story) => {
    await showing('Kestrel approved your request. You can now see all its metrics.', welcome.note)(story);
    await sees(story, 'traction', 'metrics', 'contact');
  },
});

const kindly = { verdict: 'declined', note: 'Thank you. We are not raising before spring.' } as const;

/** The owner declined the request, with a note. The user can ask one more time. */
export const Declined = meta.story({
  parameters: askedOf(kindly, 'overview'),
  play: showing('Kestrel declined your request.', kindly.note, /^You can ask one more time/),
});

/** The user withdrew an approved request: the metrics are hidden, but the contact details stay visible. */
export const Withdrawn = meta.story({
  ...ends(askedOf(welcome, 'overview'), 'loaded.request.watched', { type: 'interest.toggle' }),
  play: showing('You withdrew your request. Kestrel can no longer see it.'),
});

/** A startup of the sample data approves a request automatically, and the page says so. */
export const AutomaticReply = meta.story({
  parameters: at('/startups/ledgerline', {
    records: {
      sample: [mark('interest', 'startup:ledgerline'), request('sample', 'ledgerline', now - day)],
    },
  }),
  play: showing('Automatic sample reply', /^Ledgerline approved your request/),
});

/** The demo account sees only public parts of another user’s listing. Contact details are hidden, too. */
export const LookingAround = meta.story({
  parameters: at(kestrelPage, { records: { [ada]: adas } }),
  play: async (story) => {
    await showing('You need an account of your own to express interest: Kestrel sees who asks.')(story);
    await sees(story);
  },
});

LookingAround.test(
  'Express Interest opens the registration with the startup in the URL and stores nothing',
  async (story) => {
    await press(story, 'Express Interest');
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/register?startup=kestrel'));
    await expect(app.session.get().isSignedIn).toBe(false);
    await expect(await storedOf('sample', 'interest', 'request')).toEqual([]);
  },
);

/** The owner previews their metrics as `viewer` sees them: the notice is `text`, and `seen` is visible. */
const ownAs = (viewer: string, text: string | RegExp, ...seen: (keyof typeof secrets)[]) => ({
  parameters: at(`${kestrelPage}?tab=metrics&as=${viewer}`, { records: { sample: fullListing } }),
  play: async (story: Shown) => {
    await showing(text)(story);
    await sees(story, ...seen);
  },
});

/** The user’s own listing as everyone sees it: hidden parts show who may see them. */
export const OwnAsEveryone = meta.story(ownAs('everyone', 'This is what everyone sees.'));

/** The user’s own listing as every registered investor sees it. */
export const OwnAsInvestor = meta.story(
  ownAs('investor', 'This is what every registered investor sees.', 'traction'),
);

/** A registered investor sees how well the startup fits their criteria. */
export const FitWithCriteria = meta.story({
  parameters: at('/startups/ledgerline'),
  play: async ({ canvas, canvasElement }) => {
    await leadsTo(canvas, 'Edit your criteria', '/profile/investor/manage');
    await expect(canvasElement).toHaveTextContent(/Contact.*Pitch deck.*Fundraising.*Fit with your criteria/);
  },
});

/** Another user’s startup isn’t seeking investment: a message says so, and Express Interest is missing. */
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

/** The user’s own listing that isn’t seeking investment, with a link to My Startups to change that. */
export const OwnInactive = meta.story({
  parameters: at(kestrelPage, { records: { sample: [...fullListing, ...inactive] } }),
  play: ({ canvas }) => leadsTo(canvas, 'Manage it in My Startups', '/profile/manage?tab=startups'),
});

OwnInactive.test('the Updates tab has no link to write an update', async (person) => {
  const { canvas, userEvent } = person;
  await userEvent.click(await canvas.findByRole('tab', { name: 'Updates' }));
  await expect(canvas.getByText('Kestrel hasn’t posted any updates yet.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Write an update' })).toBeNull();
});

/** The user’s own new listing, with only a name: each empty part links to its form. */
export const JustListed = meta.story({ parameters: at(kestrelPage, { records: { sample: listing() } }) });

/** The user’s own listing without updates. A link opens the composer. */
export const OwnUpdates = meta.story({
  parameters: at(`${kestrelPage}?tab=updates`, { records: { sample: listing() } }),
  play: ({ canvas }) => leadsTo(canvas, 'Write an update', '/explore?as=kestrel'),
});

/** An approved request on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone, parameters: askedOf(welcome, 'overview') });

/** Very long words and numbers on a phone. */
export const Stress = meta.story({
  globals: phone,
  parameters: at(asEveryone(), { records: interested, ...showingProfile(stressStartup) }),
  play: holds,
});

/** A new account adds the startup to its pipeline, moves the card and undoes the move. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    ...at('/startups/ledgerline', { who: 'nora' }),
    machine: [{ id: 'profile', state: 'loaded' }, additions('ready.current'), undoable],
  },
  play: (person) =>
    addsMovesAndUndoes(person, {
      name: 'Ledgerline',
      ...{ first: 'To look at', next: 'Diligence' },
    }),
});
