import { app } from '@kit/app/app';
import { manyStartups } from '@kit/fixtures/directory';
import { expect, fn, waitFor, within } from 'storybook/test';
import StarredPage from '@/app/pages/Directory/StarredPage';
import preview from '../../.storybook/preview';
import { changed, noRoom } from '../support/answers';
import { at, directoryPage, investors, names, searching, shows, startups } from '../support/directoryPage';
import { saveAgain } from '../support/profilePage';
import { refuses, refusesOnce } from '../support/refusals';

const { page, loading, loadingResults, failed, rests } = directoryPage('starred');

const meta = preview.meta({
  title: 'Screens/Starred',
  component: StarredPage,
  parameters: page.parameters,
  play: page.play,
});

/** Ledgerline’s star is taken back. */
const unstar = { type: 'star.toggle', ref: 'startup:ledgerline' } as const;

/** The stars that were turned and are on the device. */
const keptStars = async () => (await app.device.readAll('sample')).filter(({ kind }) => kind === 'star');

/** Skeletons where the cards will be; the search and the tabs can be used already. */
export const Loading = meta.story(loading);

/** A shared link with a search: the words are in the field, and skeletons stand until its results are there. */
export const LoadingResults = meta.story(loadingResults('books'));

/** What failed stands in the place of the list, and can be tried again. */
export const Failed = meta.story(failed);

Failed.test('Try again reads once more', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await shows(canvas, startups);
});

const locked = fn(noRoom);

Failed.test(
  'fails again',
  { parameters: at('/starred', { services: () => ({ directory: locked }) }) },
  async ({ canvas, userEvent }) => {
    const read = locked.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
  },
);

/** Three cards a tab, all starred, one’s own last. */
export const Ready = meta.story();

Ready.test('a star taken back leaves its card where it is', async ({ canvas, userEvent }) => {
  await shows(canvas, startups);
  await expect(canvas.getAllByRole('button', { name: /^Star /, pressed: true })).toHaveLength(3);
  await expect(canvas.queryByRole('radio', { name: 'Users' })).toBeNull();

  const star = canvas.getByRole('button', { name: 'Star Ledgerline' });
  await userEvent.click(star);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(names(canvas)).toEqual(startups);
  await waitFor(async () =>
    expect(await keptStars()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: false }]),
  );

  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(names(canvas)).toEqual(investors);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/starred?tab=investors'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
  await expect(star).not.toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Star Ledgerline' }));

  await expect(canvas.getByRole('link', { name: 'Saved posts' })).toHaveAttribute(
    'href',
    '/explore?type=saved',
  );
  await waitFor(async () =>
    expect(await keptStars()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: true }]),
  );
});

/** The other tab has an address of its own. */
export const Investors = meta.story({
  parameters: at('/starred?tab=investors'),
  play: async ({ canvas }) => {
    await shows(canvas, investors);
  },
});

/** A search that isn’t answered yet: the cards stay as they were, and nothing is counted. */
export const Searching = meta.story({
  parameters: {
    ...at('/starred', searching),
    ...rests('loaded.search.searching', { type: 'query.change', query: 'books' }),
  },
  play: async ({ canvas }) => {
    await shows(canvas, startups);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('books'));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('3');
  },
});

/** A search among the stars, with how many it found. */
export const Filtered = meta.story({
  parameters: { ...at('/starred?tab=investors&q=northlight'), ...rests('loaded.view.filtered') },
  play: async ({ canvas }) => {
    await shows(canvas, ['Mina Okafor']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 investor');
  },
});

Filtered.test('Clear search brings all back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await shows(canvas, investors);
});

/** Nothing matches: what was searched for, and the way back, in the field and in the place of the results. */
export const SearchWithoutResult = meta.story({
  parameters: { ...at('/starred?q=zzz'), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing matches “zzz”\./)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(2);
  },
});

SearchWithoutResult.test(
  'is widened by the button in the place of the results',
  async ({ canvas, userEvent }) => {
    const [inField, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await expect(inField).toBeVisible();
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
);

/** A fresh account: what stars are for, and where to give the first one. */
export const Empty = meta.story({
  parameters: { ...at('/starred', { who: 'nora' }), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No starred startups yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
  },
});

Empty.test('each tab leads to where its first star is given', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(canvas.getByRole('link', { name: 'Discover investors' })).toHaveAttribute(
    'href',
    '/discover?tab=investors',
  );
});

/** All but one were taken back: only what is starred is listed. */
export const OneStar = meta.story({
  parameters: at('/starred', {
    records: {
      sample: [
        { kind: 'star', id: 'startup:heliogrid', value: false },
        { kind: 'star', id: 'startup:ledgerline', value: false },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 startup'));
    await expect(names(canvas)).toEqual(['Mirahealth']);
  },
});

/** The device refused the star that was taken back: it stays taken back on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: { ...at('/starred', { device: refuses }), ...rests('loaded.view.ready', unstar) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Your last change could not be saved on this device',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  },
});

Refused.test(
  'Save again writes it',
  { parameters: at('/starred', { device: refusesOnce('star') }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await saveAgain());
    await waitFor(async () =>
      expect(await keptStars()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: false }]),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
);

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** In Hindi. */
export const Hindi = meta.story({ parameters: Investors.input.parameters, globals: { locale: 'hi' } });

/** Only the rows in sight are there, and some before and after. */
export const HundredsStarred = meta.story({
  parameters: at('/starred', {
    records: {
      sample: manyStartups(400).map(({ id }) => ({ kind: 'star', id: `startup:${id}`, value: true })),
    },
    services: ({ directory }) => ({
      directory: changed(directory, ({ load }) => ({
        load: async () => ({ ...(await load()), startups: manyStartups(400) }),
      })),
    }),
  }),
});

HundredsStarred.test('rows come and go with scrolling', async ({ canvasElement, userEvent }) => {
  const entries = () => [...canvasElement.querySelectorAll('main li[data-index]')];
  await waitFor(() => expect(entries()[0]).toHaveAttribute('aria-setsize', '400'));
  const list = entries()[0]?.parentElement as HTMLElement;
  await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(30_000));
  canvasElement.ownerDocument.defaultView?.scrollTo(0, 20_000);
  await waitFor(() => expect(Number(entries()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(50));
  await expect(entries().length).toBeLessThan(60);
  const star = within(entries()[3] as HTMLElement).getByRole('button', { pressed: true });
  await userEvent.click(star);
  // It stays on the list, for the star to be given again.
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
});
