import { app } from '@kit/app/app';
import { expect, screen, waitFor, within } from 'storybook/test';
import StarredPage from '@/app/pages/Directory/StarredPage';
import preview from '../../.storybook/preview';
import { directoryPage, investors, names, startups } from '../support/directoryPage';
import { additions, withPipeline } from '../support/pipeline';
import { refuses } from '../support/refusals';
import { alertSays, at, hindiPhone, leadsTo, notSaved, on, press, showing } from '../support/screen';

const { page, loading, loadingResults, searching, failed, loadingMore, moreFailed, ends } =
  directoryPage('starred');

const meta = preview.meta({
  title: 'Screens/Starred',
  component: StarredPage,
  ...page,
});

/** Removes Ledgerline’s star. */
const unstar = { type: 'star.toggle', ref: 'startup:ledgerline' } as const;

/** Skeletons in place of the cards. The search and the tabs are already usable. */
export const Loading = meta.story(loading);

/** A URL with a search query: the field contains the query. Skeletons are shown until the results load. */
export const LoadingResults = meta.story(loadingResults('boks'));

/** An error message replaces the list, with a button to try again. */
export const Failed = meta.story(failed);

/** The first page of startups, and a busy button while the next page loads. */
export const LoadingMore = meta.story(loadingMore);

/** The next page couldn’t be loaded. Below the cards: an error message, and a button to try again. */
export const MoreFailed = meta.story(moreFailed);

MoreFailed.test('Try again loads the next page, and the count is exact', async (person) => {
  await press(person, 'Try again');
  await waitFor(() => expect(person.canvas.getByRole('status')).toHaveTextContent(/^3 startups$/));
  await expect(person.canvas.queryByText('We couldn’t load more startups.')).toBeNull();
});

/** Three starred cards per tab. The last startup is the user’s own. */
export const Ready = meta.story();

Ready.test('removing a star leaves the startup’s card in the list', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'Star Ledgerline');
  await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  await expect(names(canvas)).toEqual(startups);
  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(names(canvas)).toEqual(investors);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/starred?tab=investors'));
  await leadsTo(canvas, 'Saved posts', '/explore?type=saved');
});

/** A search whose results haven’t loaded yet: the cards stay unchanged, and no count is shown. */
export const Searching = meta.story(searching('boks'));

/** A search among starred items, with the number of results. */
export const Filtered = meta.story({
  ...ends(at('/starred?tab=investors&q=northlight'), 'loaded.view.filtered'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 investor'));
  },
});

/** No results: a message with the query, and a button below it that clears the search. */
export const SearchWithoutResult = meta.story({
  ...ends(at('/starred?q=zzz'), 'loaded.view.empty'),
  play: showing(/^Nothing matches “zzz”\./),
});

/** A new account: an explanation of stars, and a link to Discover. */
export const Empty = meta.story({
  ...ends(on({ who: 'nora' }), 'loaded.view.empty'),
  play: ({ canvas }) => leadsTo(canvas, 'Discover Startups', '/discover'),
});

/** A removed star couldn’t be saved. It stays removed on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  ...ends(on({ device: refuses }), 'loaded.view.ready', unstar),
  play: () => alertSays(notSaved),
});

/** The demo account’s pipeline has the starred startups but its own, which has a star and no button. */
export const InPipeline = meta.story({
  parameters: {
    ...on(withPipeline),
    machine: [{ id: 'starred', state: 'loaded.view.ready' }, additions('ready.current')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'In pipeline: Diligence' })).toBeVisible();
    const own = within(canvas.getByRole('article', { name: 'Heliogrid' }));
    await expect(own.getByRole('button', { name: 'Star Heliogrid' })).toBeVisible();
    await expect(own.queryByRole('button', { name: /pipeline/ })).toBeNull();
  },
});

InPipeline.test('a starred startup that was removed is added again to its stage', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'In pipeline: Diligence');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from pipeline' }));
  await press(person, 'Add Ledgerline to your pipeline');
  await expect(await canvas.findByRole('button', { name: 'In pipeline: Diligence' })).toBeVisible();
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
