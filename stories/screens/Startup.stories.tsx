import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { fullListing, inactive, listing, mark, registered } from '@kit/fixtures/profileRecords';
import { stressStartup } from '@kit/fixtures/profiles';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { asset } from '@/components/theme/asset';
import type { Directory } from '@/data/ports/Directory';
import { copiedShown } from '@/data/schema/constants';
import type { KeptRecord } from '@/data/schema/records';
import { type KeptAnswer, type KeptRequest, requestId } from '@/data/schema/request';
import preview from '../../.storybook/preview';
import { changed } from '../support/answers';
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

const ref = 'startup:heliogrid';
const path = '/startups/heliogrid';
/** Asha's own, as everyone sees it: the address of a tab, or of the first. */
const asEveryone = (tab = '') => `${path}?${tab && `tab=${tab}&`}as=everyone`;

/** The page of somebody else, as the sample person meets it. */
const theirs = { services: finding((page) => page && { ...page, isOwn: false }) };
const visiting = at(path, theirs);

const meta = preview.meta({
  title: 'Screens/Startup profile',
  component: StartupPage,
  parameters: pageAt(asEveryone()),
  play: shown,
});

type Canvas = StoryContext['canvas'];

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

const profile = { kind: 'startup', path: asEveryone(), name: /^Heliogrid/ } as const;

/** Grey shapes in the place of a profile that is on its way. */
export const Loading = meta.story(loading(profile));

/** Found at once, it still looks loading for half a second, so that nothing flashes. */
export const LoadingForAMoment = meta.story({
  parameters: {
    ...at(asEveryone(), { waited: 0 }),
    ...restsStill(['loading.fetch.done', 'loading.pause.waiting']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading startup profile...')).toHaveRole('status');
  },
});

/** It looks like a startup that isn’t there, says what failed, and can be tried again. */
export const Failed = meta.story(failed(profile));

Failed.test('Try again reads once more, with the whole delay', retried(profile));

const refuse = fn<Directory['find']>(() => Promise.reject(new Error('The device is still locked')));

Failed.test(
  'fails again',
  {
    parameters: at(asEveryone(), {
      services: ({ directory }) => ({ directory: changed(directory, () => ({ find: refuse })) }),
    }),
  },
  async ({ canvas, userEvent }) => {
    const read = refuse.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(read + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load startup data');
  },
);

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
    await expect(canvas.getByText('65% of $2M')).toBeVisible();
    await expect(canvas.getByText('Heliogrid has published these figures to everyone.')).toBeVisible();
    await expect(canvas.getByText('Express interest to view contact information')).toBeVisible();
    await expect(canvas.getByText('Express interest to access pitch deck')).toBeVisible();
    await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true })).toBeVisible();
  },
});

Overview.test(
  'See all metrics goes with its panel, and leads the focus to the tab that it chose',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all metrics' }));
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toHaveFocus();
    await expect(app.addresses).toEqual([asEveryone(), asEveryone('metrics')]);
  },
);

Overview.test('arrow keys reach each tab, Home and End the ends', async ({ canvas, userEvent }) => {
  const selected = () => canvas.getByRole('tab', { selected: true }).textContent;
  canvas.getByRole('tab', { name: 'Overview' }).focus();
  const seen = [selected()];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{Home}', '{End}']) {
    await userEvent.keyboard(key);
    seen.push(selected());
  }
  await expect(seen).toEqual(['Overview', 'Metrics', 'Team', 'Investors', 'Updates', 'Overview', 'Updates']);
});

Overview.test('the star is taken back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true }));
  await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toBeVisible();
  await expectMarks({ [`star ${ref}`]: false });
});

/** Heliogrid’s link. */
const link = `${window.location.origin}${path}`;

Overview.test(
  'Share copies the link, and can be pressed again after two seconds',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: /Copied!/ })).toBeVisible();
    await expect(app.copied).toEqual([link]);
    await expect(
      await canvas.findByRole('button', { name: 'Share' }, { timeout: copiedShown + 2000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copied!/ })).toBeNull();
  },
);

Overview.test(
  'a link that can’t be copied goes when it is closed, and Share has the focus again',
  { parameters: at(asEveryone(), { services: noClipboard }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const field = await canvas.findByDisplayValue(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(field).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
);

/** All of its figures, with their course over the months. */
export const Metrics = meta.story({
  parameters: at(asEveryone('metrics')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('tab', { name: 'Metrics', selected: true })).toBeVisible();
  },
});

/** Who builds it. */
export const Team = meta.story({
  parameters: at(asEveryone('team')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText('Asha Verma')).toBeVisible();
  },
});

/** Who has put money into it. */
export const Investors = meta.story({
  parameters: at(asEveryone('investors')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(card(canvas, 'Investors').getByText('Northlight Ventures')).toBeVisible();
  },
});

const firstUpdate = (canvas: Canvas) => within(canvas.getAllByRole('article')[0] as HTMLElement);

/** What it has written of itself; the newest is liked. */
export const Updates = meta.story({
  parameters: at(asEveryone('updates')),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(firstUpdate(canvas).getByRole('button', { name: 'Like, 84' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

Updates.test('a like is taken back', async ({ canvas, userEvent }) => {
  const first = firstUpdate(canvas);
  await userEvent.click(first.getByRole('button', { name: 'Like, 84' }));
  await expect(first.getByRole('button', { name: 'Like, 83' })).toBeVisible();
  await expectMarks({ 'like heliogrid-monsoon-firmware': false });
});

Updates.test('Share says “Copied!” on the update that was shared only', async ({ canvas, userEvent }) => {
  const first = firstUpdate(canvas);
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
  const deck = card(canvas, 'Pitch deck');
  await expect(contact.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  await expect(deck.getByRole('link', { name: 'Download pitch deck' })).toHaveAttribute(
    'href',
    asset('/files/heliogrid-deck.pdf'),
  );
}

/** Somebody else’s startup: to follow, to message, to express interest in. */
export const Visited = meta.story({
  parameters: visiting,
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
});

Visited.test('Follow follows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
  await expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible();
  await expectMarks({ [`follow ${ref}`]: true });
});

/** It is followed. */
export const Following = meta.story({
  parameters: at(path, { ...theirs, records: { sample: [mark('follow', ref)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  },
});

Following.test('pressed again, it is no longer followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
  await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  await expectMarks({ [`follow ${ref}`]: false });
});

/** The first interest, expressed a moment ago: contact and deck have opened in one frame, which has the focus. */
export const InterestExpressed = meta.story({
  tags: ['played'],
  parameters: { ...visiting, ...rests('loaded.request.watched') },
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    // What it brings is where one is.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Contact, Pitch deck' })).toHaveFocus());
    await expectContact(canvas);
    await expectMarks({ [`interest ${ref}`]: true });
  },
});

InterestExpressed.test('taking it back hides nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
  await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  await expect(canvas.queryByText(waitingText)).toBeNull();
  await expectContact(canvas);
  await expectMarks({ [`interest ${ref}`]: false });
});

const interested = { sample: [mark('interest', ref)] };

/** Interest expressed on another day: contact and deck are open. */
export const InterestedBefore = meta.story({
  parameters: { ...at(path, { ...theirs, records: interested }), ...rests('loaded.request.watched') },
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Interest Expressed', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Contact, Pitch deck' })).toBeNull();
    await expectContact(canvas);
  },
});

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
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText(waitingText)).toBeVisible();
    await expectContact(canvas);
  },
});

/** Interest taken back on another day: what it opened stays open. */
export const TakenBackBefore = meta.story({
  parameters: at(path, { ...theirs, records: { sample: [mark('interest', ref, false)] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
  },
});

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
  parameters: { ...at(asEveryone(), { services: noClipboard }), ...rests('loaded.share.refused', press) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(link)).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The link could not be copied. Copy it by hand:',
    );
  },
});

/** The device refused to keep that it is followed: it stays shown, and a toast offers to save it again. */
export const MarkRefused = meta.story({
  parameters: {
    ...at(path, { ...theirs, device: refuses }),
    ...rests('loaded', { type: 'follow.toggle' }),
  },
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
  markSavedAgain('Follow', { [`follow ${ref}`]: true }),
);

const kestrel = '/startups/kestrel';
const secrets = { traction: /\$12K|\$150K/, metrics: /\$144K/, contact: /hello@kestrel/ };
/** What is on the page of Kestrel’s numbers, and of its contact. */
const sees = (canvasElement: HTMLElement) =>
  Object.entries(secrets).flatMap(([part, secret]) => (secret.test(canvasElement.innerHTML) ? part : []));

/** One’s own listing: it says who else gets to see its figures, and is edited instead of followed. */
export const Own = meta.story({
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
});

Own.test(
  'what others can do is tried as often as one likes: nobody is asked, and another look begins anew',
  async ({ canvas, canvasElement, userEvent }) => {
    const view = canvas.getByLabelText('View as');
    await userEvent.selectOptions(view, 'Everyone');
    await waitFor(() => expect(sees(canvasElement)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
    await waitFor(() => expect(sees(canvasElement)).toEqual(['contact']));
    await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
    await expect(sees(canvasElement)).toEqual(['contact']);
    await userEvent.selectOptions(view, 'An investor you approved');
    await waitFor(() => expect(sees(canvasElement)).toEqual(['traction', 'metrics', 'contact']));
    await userEvent.selectOptions(view, 'Everyone');
    await waitFor(() => expect(sees(canvasElement)).toEqual([]));
    await expect(
      (await app.device.readAll('sample')).filter(({ kind }) => kind === 'interest' || kind === 'request'),
    ).toEqual([]);
  },
);

/** All figures of one’s own listing. */
export const OwnMetrics = meta.story({
  parameters: at(`${kestrel}?tab=metrics`, { records: { sample: [fullListing] } }),
});

/** One’s own listing on a phone. */
export const OwnPhone = meta.story({ globals: phone, parameters: Own.input.parameters });

/** One’s own listing in the dark theme. */
export const OwnDark = meta.story({ globals: { theme: 'dark' }, parameters: Own.input.parameters });

const ofSomebodyElse = {
  'uid-ada': [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm' } }, fullListing],
};

/** Somebody else’s listing: what it is, and no number of it, for what is closed isn’t there. */
export const OfSomebodyElse = meta.story({
  parameters: at(kestrel, { who: 'nora', records: ofSomebodyElse }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    const closed = 'Traction and funding info is shown only to verified investors.';
    await expect(card(canvas, 'Fundraising').getByText(closed)).toBeVisible();
    await expect(canvas.queryByText('Key metrics')).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/12,000|\$12K|\$150K|\$144K|hello@kestrel/);
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
});

/** To a registered investor: traction and funding are open, and it says why. */
export const OfSomebodyElseToAnInvestor = meta.story({
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
});

/** Somebody else’s listing, to a registered investor on a phone. */
export const OfSomebodyElseToAnInvestorPhone = meta.story({
  globals: phone,
  parameters: OfSomebodyElseToAnInvestor.input.parameters,
});

/** The metrics of somebody else’s listing, to a registered investor. */
export const OfSomebodyElseMetrics = meta.story({
  parameters: at(`${kestrel}?tab=metrics`, { records: ofSomebodyElse }),
});

/** Closed traction and funding, with the way to open it. */
export const TractionClosed = meta.story({
  parameters: at(`${kestrel}?tab=metrics`, { who: 'nora', records: ofSomebodyElse }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const links = canvas.getAllByRole('link', { name: 'Complete the investor registration to count as one' });
    for (const link of links) await expect(link).toHaveAttribute('href', '/Investor-register');
    await expect(links).toHaveLength(2);
  },
});

/** Closed figures on a phone, in the dark theme and in Hindi. */
export const TractionClosedPhone = meta.story({
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  parameters: TractionClosed.input.parameters,
});

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

const noNumbers = /12,000|\$12K|\$150K|\$144K/;
const nothingOpen = (canvasElement: HTMLElement) => expect(canvasElement.innerHTML).not.toMatch(noNumbers);
const numbersOpen = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.innerHTML).toMatch(/\$144K/));

const foundLead = 'We have found our lead investor.';

/** What the owner of Kestrel does in another tab. */
const adaSays = (verdict: KeptAnswer['verdict'], note = '') =>
  app.device.write(ada, adasAnswer.kind, adasAnswer.id, {
    verdict,
    note,
    at: now,
    requestedAt: threeDaysAgo,
  } satisfies KeptAnswer);

/** Asked for its figures a moment ago: none is open yet. */
export const Requested = meta.story({
  parameters: {
    ...at(kestrel, { who: 'nora', records: { ...ofSomebodyElse, nora: noras.slice(0, 1) } }),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(waitingText)).toBeVisible();
    await waitFor(async () => {
      const [request] = (await app.device.readAll('nora')).filter(({ kind }) => kind === 'request');
      await expect(request).toMatchObject({ id: asked.id, value: { isWithdrawn: false } });
    });
    await nothingOpen(canvasElement);
  },
});

OfSomebodyElse.test('Express Interest asks for its figures', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
  await expect(canvas.getByText(waitingText)).toBeVisible();
});

/** For how long the request has been unanswered. */
export const Unanswered = meta.story({
  parameters: askedOf(null),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Asked 3 days ago, no answer yet')).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
    await nothingOpen(canvasElement);
  },
});
Unanswered.test(
  'the owner approves while the page is open: its figures open, and close again when that is revoked',
  { parameters: askedOf(null, { tab: 'metrics' }) },
  async ({ canvas, canvasElement }) => {
    await nothingOpen(canvasElement);
    await adaSays('approved');
    await numbersOpen(canvasElement);
    await adaSays('revoked', foundLead);
    await expect(await canvas.findByText('Kestrel has closed its key metrics to you again.')).toBeVisible();
    await expect(canvas.getByText(foundLead)).toBeVisible();
    await waitFor(() => nothingOpen(canvasElement));
  },
);

/** An unanswered request on a phone, in Hindi. */
export const UnansweredPhone = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: Unanswered.input.parameters,
});

const welcome = {
  verdict: 'approved',
  note: 'Glad you asked. The churn of June was our own doing.',
} as const;

/** The owner approved: all figures are open, and the page says why. */
export const Approved = meta.story({
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
});
Approved.test('taken back, it closes what it had opened', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
  await expect(
    await canvas.findByText('You took your request back: Kestrel doesn’t see it any more.'),
  ).toBeVisible();
  await waitFor(() => nothingOpen(canvasElement));
});

/** An approved request on a phone, in Spanish. */
export const ApprovedPhone = meta.story({
  globals: { ...phone, locale: 'es' },
  parameters: Approved.input.parameters,
});

const kindly = { verdict: 'declined', note: 'Thank you. We are not raising before spring.' } as const;
const againText = 'You can ask once more: take your interest back, then express it again.';

/** The owner said no, with a note; it can be asked once more. */
export const Declined = meta.story({
  parameters: askedOf(kindly),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Kestrel declined your request.')).toBeVisible();
    await expect(canvas.getByText(kindly.note)).toBeVisible();
    await expect(canvas.getByText(againText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await nothingOpen(canvasElement);
  },
});
Declined.test('taken back and expressed again, it is a new request', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Interest Expressed' }));
  await expect(await canvas.findByText(/^You took your request back/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
  await expect(await canvas.findByText(waitingText)).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(kindly.note)).toBeNull());
});

/** A declined request on a phone, in Hindi. */
export const DeclinedPhone = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: Declined.input.parameters,
});

/** The second request was declined too: there is no third. */
export const DeclinedAgain = meta.story({
  parameters: askedOf({ verdict: 'declined', note: '' }, { request: { isAgain: true } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText(/^It was your second request/)).toBeVisible();
    await expect(canvas.queryByText(againText)).toBeNull();
  },
});

/** The owner approved, and closed the figures again. */
export const Revoked = meta.story({
  parameters: askedOf({ verdict: 'revoked', note: foundLead }, { tab: 'metrics' }),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Kestrel has closed its key metrics to you again.')).toBeVisible();
    await expect(canvas.getByText(foundLead)).toBeVisible();
    await nothingOpen(canvasElement);
  },
});

/** Closed again, on a phone. */
export const RevokedPhone = meta.story({
  globals: phone,
  parameters: askedOf({ verdict: 'revoked', note: foundLead }),
});

/** An approved request that was taken back: the figures have closed, what the first interest revealed stays. */
export const Withdrawn = meta.story({
  parameters: {
    ...askedOf(welcome, { tab: 'metrics' }),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('You took your request back: Kestrel doesn’t see it any more.'),
    ).toBeVisible();
    await waitFor(() => nothingOpen(canvasElement));
    await expect(canvas.getByRole('link', { name: 'hello@kestrel.example' })).toBeVisible();
  },
});

/** To a registered investor who hasn’t asked: traction is open, the metrics aren’t. */
export const MetricsClosed = meta.story({
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
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(await canvas.findByText('Answered by the sample')).toBeVisible();
    await expect(canvas.getByText(/^Ledgerline approved your request/)).toBeVisible();
    await expect(canvas.getByText('Ledgerline has published these figures to everyone.')).toBeVisible();
  },
});

/** A startup of the sample declines by itself, and says so. */
export const DeclinedByTheSample = meta.story({
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
});

/** Looking around as the sample person: nobody is told of the interest, and the page promises no answer. */
export const LookingAround = meta.story({
  parameters: {
    ...at(kestrel, { records: ofSomebodyElse }),
    ...rests('loaded.request.watched', { type: 'interest.toggle' }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You are looking around as the sample person, so Kestrel isn’t told/),
    ).toBeVisible();
    await expect(canvas.queryByText(waitingText)).toBeNull();
    await expect((await app.device.readAll('sample')).filter(({ kind }) => kind === 'request')).toEqual([]);
  },
});

/** The owner’s note as long as notes get, on a phone. */
export const LongNote = meta.story({
  globals: phone,
  parameters: askedOf({
    verdict: 'declined',
    note: `${'A note without any end. '.repeat(30)}${'x'.repeat(90)}`,
  }),
  play: noOverflow,
});

/** The sample person’s own startup: its figures are everyone’s. */
export const OwnOfTheSample = meta.story({
  parameters: at(path),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups&edit=heliogrid',
    );
    await expect(canvas.queryByRole('button', { name: /^Follow|Interest/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Message' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    await expect(canvas.queryByText(/^(Only you see|Not everyone sees) this/)).toBeNull();
  },
});

OwnOfTheSample.test('what others can do can be tried as they would', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('View as'), 'Everyone');
  await expect(app.addresses.at(-1)).toBe(asEveryone());
  await expect(canvas.queryByText('hello@heliogrid.example')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Express Interest' }));
  await expect(await canvas.findByRole('link', { name: 'Message' })).toBeVisible();
});

/** One’s own listing as everyone sees it: what is closed says who may see it. */
export const OwnAsEveryone = meta.story({
  parameters: at(`${kestrel}?tab=metrics&as=everyone`, { records: { sample: [fullListing] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    const traction = 'Traction and funding info is shown only to verified investors.';
    await expect(card(canvas, 'Fundraising').getByText(traction)).toBeVisible();
    await expect(card(canvas, 'Metrics').getByText(traction)).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  },
});

/** What each of them sees of it, and of its numbers. */
const ownAs = (viewer: string, tab = 'metrics') =>
  at(`${kestrel}?tab=${tab}&as=${viewer}`, { records: { sample: [fullListing] } });

/** One’s own listing as every registered investor sees it. */
export const OwnAsInvestor = meta.story({
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
});

/** One’s own listing as somebody who expressed interest sees it. */
export const OwnAsInterested = meta.story({
  parameters: ownAs('interested'),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(sees(canvasElement)).toEqual(['contact']);
    await expect(canvas.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
    await expect(canvas.getByText(waitingText)).toBeVisible();
  },
});

/** One’s own listing as an approved investor sees it: all is open. */
export const OwnAsApproved = meta.story({
  parameters: ownAs('approved'),
  play: async ({ canvas, canvasElement }) => {
    await arrived(canvas);
    await expect(sees(canvasElement)).toEqual(['traction', 'metrics', 'contact']);
    await expect(
      await canvas.findByText('Kestrel approved your request: all its figures are open to you.'),
    ).toBeVisible();
    await expect(canvas.getAllByText('You see this because Kestrel approved your request.')[0]).toBeVisible();
  },
});

/** As an approved investor sees it, on a phone. */
export const OwnAsApprovedPhone = meta.story({ globals: phone, parameters: OwnAsApproved.input.parameters });

/** As a registered investor sees it, in the dark theme. */
export const OwnAsInvestorDark = meta.story({
  globals: { theme: 'dark' },
  parameters: OwnAsInvestor.input.parameters,
});

/** As somebody interested sees it, on a phone and in Hindi. */
export const OwnAsInterestedHindi = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: OwnAsInterested.input.parameters,
});

/** As everyone sees it, on a phone and in Hindi. */
export const OwnAsEveryonePhone = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: OwnAsEveryone.input.parameters,
});

/** To a registered investor: how it fits what they look for. */
export const FitsWhatOneLooksFor = meta.story({
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
});

/** The fit on a phone, in the dark theme and in Hindi. */
export const FitsWhatOneLooksForPhone = meta.story({
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  parameters: FitsWhatOneLooksFor.input.parameters,
});

/** To somebody who is no investor: nothing of a fit. */
export const FitsNothing = meta.story({
  parameters: at('/startups/ledgerline', { who: 'nora' }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole('region', { name: /^Fit with/ })).toBeNull();
  },
});

/** Somebody else’s startup that isn’t seeking investment: interest can’t be expressed. */
export const Inactive = meta.story({
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
});

/** One’s own listing while it is inactive, with the way to change that. */
export const OwnInactive = meta.story({
  parameters: at(kestrel, { records: { sample: [fullListing, inactive] } }),
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.getByText(/^Kestrel is inactive/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage it in My Startups' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=startups',
    );
  },
});

/** One’s own inactive listing on a phone, in the dark theme and in Hindi. */
export const OwnInactivePhone = meta.story({
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  parameters: OwnInactive.input.parameters,
});

const justListed = { sample: [listing()] };

/** Listed a minute ago, with nothing but a name: each empty part leads to what fills it. */
export const JustListed = meta.story({ parameters: at(kestrel, { records: justListed }) });

/** A fresh listing has written nothing yet. */
export const JustListedUpdates = meta.story({
  parameters: at(`${kestrel}?tab=updates`, { records: justListed }),
});

/** On a phone. */
export const Phone = meta.story({ globals: phone });

/** Loading on a phone. */
export const PhoneLoading = meta.story({ ...loading(profile), globals: phone });

/** What failed, on a phone. */
export const PhoneFailed = meta.story({ globals: phone, parameters: Failed.input.parameters });

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The metrics in the dark theme. */
export const DarkMetrics = meta.story({ globals: { theme: 'dark' }, parameters: Metrics.input.parameters });

/** Open contact and deck in the dark theme. */
export const DarkInterested = meta.story({
  globals: { theme: 'dark' },
  parameters: InterestedBefore.input.parameters,
});

/** What failed, in the dark theme. */
export const DarkFailed = meta.story({ globals: { theme: 'dark' }, parameters: Failed.input.parameters });

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: 'hi' },
  parameters: InterestedBefore.input.parameters,
});

/** On a phone in Hindi. */
export const HindiPhone = meta.story({ globals: { ...phone, locale: 'hi' } });

/** In Spanish. */
export const Spanish = meta.story({ globals: { locale: 'es' }, parameters: Metrics.input.parameters });

/** Texts and numbers that try to break the page. */
const stress = (tab: 'overview' | 'metrics' | 'team' | 'investors' | 'updates') => ({
  parameters: at(asEveryone(tab), { records: interested, services: finding(() => stressStartup) }),
  play: noOverflow,
});

/** Words and numbers that try to break the page. */
export const Stress = meta.story(stress('overview'));

/** Metrics that try to break a phone’s page. */
export const StressMetrics = meta.story({ ...stress('metrics'), globals: phone });

/** A team that tries to break a phone’s page. */
export const StressTeam = meta.story({ ...stress('team'), globals: phone });

/** Investors that try to break a phone’s page. */
export const StressInvestors = meta.story({ ...stress('investors'), globals: phone });

/** Updates that try to break a phone’s page. */
export const StressUpdates = meta.story({ ...stress('updates'), globals: phone });

/** Words and numbers that try to break a phone’s page. */
export const StressPhone = meta.story({ ...stress('overview'), globals: phone });
