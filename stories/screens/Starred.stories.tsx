import { app } from '@kit/app/app';
import { expect, waitFor } from 'storybook/test';
import StarredPage from '@/app/pages/Directory/StarredPage';
import preview from '../../.storybook/preview';
import { directoryPage, investors, names, startups } from '../support/directoryPage';
import { refuses } from '../support/refusals';
import { alertSays, at, hindiPhone, leadsTo, notSaved, press, showing } from '../support/screen';

const { page, loading, loadingResults, searching, failed, rests } = directoryPage('starred');

const meta = preview.meta({
  title: 'Screens/Starred',
  component: StarredPage,
  ...page,
});

/** Ledgerline’s star is taken back. */
const unstar = { type: 'star.toggle', ref: 'startup:ledgerline' } as const;

/** Skeletons where the cards will be; the search and the tabs can be used already. */
export const Loading = meta.story(loading);

/** A shared link with a search: the words are in the field, and skeletons stand until its results are there. */
export const LoadingResults = meta.story(loadingResults('books'));

/** What failed stands in the place of the list, and can be tried again. */
export const Failed = meta.story(failed);

/** Three cards a tab, all starred, one’s own last. */
export const Ready = meta.story();

Ready.test('a removed star leaves its card where it is, to be starred again', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'Star Ledgerline');
  await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  await expect(names(canvas)).toEqual(startups);
  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(names(canvas)).toEqual(investors);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/starred?tab=investors'));
  await leadsTo(canvas, 'Saved posts', '/explore?type=saved');
});

/** A search that isn’t answered yet: the cards stay as they were, and nothing is counted. */
export const Searching = meta.story(searching('books'));

/** A search among the stars, with how many it found. */
export const Filtered = meta.story({
  parameters: { ...at('/starred?tab=investors&q=northlight'), ...rests('loaded.view.filtered') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 investor'));
  },
});

/** Nothing matches: what was searched for, and the way back, in the field and in the place of the results. */
export const SearchWithoutResult = meta.story({
  parameters: { ...at('/starred?q=zzz'), ...rests('loaded.view.empty') },
  play: showing(/^Nothing matches “zzz”\./),
});

/** A fresh account: what stars are for, and where to give the first one. */
export const Empty = meta.story({
  parameters: { ...at('/starred', { who: 'nora' }), ...rests('loaded.view.empty') },
  play: ({ canvas }) => leadsTo(canvas, 'Discover Startups', '/discover'),
});

/** The device refused the star that was taken back: it stays taken back on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: { ...at('/starred', { device: refuses }), ...rests('loaded.view.ready', unstar) },
  play: () => alertSays(notSaved),
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
