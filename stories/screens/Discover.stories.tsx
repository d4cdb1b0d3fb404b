import { app } from '@kit/app/app';
import { expect, screen, waitFor, within } from 'storybook/test';
import DiscoverPage from '@/app/pages/Directory/DiscoverPage';
import type { StoredSettings } from '@/data/schema/shapes/settings';
import preview from '../../.storybook/preview';
import { pending, refusedOnce, serving } from '../support/answers';
import { directoryPage, investors, names, shows, startups } from '../support/directoryPage';
import { additions, addsMovesAndUndoes, undoable, withPipeline } from '../support/pipeline';
import { refuses } from '../support/refusals';
import {
  alertSays,
  at,
  type Canvas,
  hindiPhone,
  leadsTo,
  notSaved,
  offered,
  on,
  press,
  setAside,
  showing,
} from '../support/screen';
import { invites, synced } from '../support/sending';

const { page, loading, loadingResults, searching, failed, loadingMore, moreFailed, ends } =
  directoryPage('discover');

const meta = preview.meta({
  title: 'Screens/Discover',
  component: DiscoverPage,
  ...page,
});

const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
/** Discover for Asha, a registered investor, with these settings. */
const flowing = (value: StoredSettings) =>
  on({ records: { sample: [{ kind: 'settings', id: 'me', value }] } });
/** Criteria that no startup meets. */
const nothingFits: StoredSettings = { dealFlow: 'filtered', minInvestment: 10_000, maxInvestment: 500_000 };

const fitsOn = (canvas: Canvas, name: string) =>
  cardOf(canvas, name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /:/.test(text));

/** Skeletons are shown until the cards load. The search and the tabs are already usable. */
export const Loading = meta.story(loading);

/** A shared link with a search that no text contains: skeletons are shown until the results load. */
export const LoadingResults = meta.story(loadingResults('roftop'));

/** An error message replaces the cards, with a button to try again. */
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

/** A message shows the query and the filters without results. A button clears the filters. */
export const SearchWithoutResult = meta.story({
  ...ends(at('/discover?q=rooftop&industry=Fintech&stage=Seed'), 'loaded.view.empty'),
  play: async (shown) => {
    await showing('Nothing matches “rooftop” with the filters Fintech · Seed.')(shown);
    // The search worker has answered, too.
    await expect(await shown.canvas.findByText('0 startups')).toBeVisible();
  },
});

SearchWithoutResult.test('Clear filters shows the results that the filters have hidden', async (person) => {
  await press(person, 'Clear filters');
  await expect(names(person.canvas)).toEqual(['Heliogrid']);
});

/** No startup meets the investor’s criteria. A button shows all startups instead. */
export const NothingInDealFlow = meta.story({
  ...ends(flowing(nothingFits), 'loaded.view.empty'),
  play: showing('No startups match your deal flow.'),
});

const inNewWorld = {
  ...on({
    isSyncing: true,
    ...serving('directory', ({ list }) => ({
      list: async (asked) => ({ ...(await list(asked)), startups: [], investors: [], users: [] }),
    })),
  }),
  machine: [{ id: 'discover', state: 'loaded.view.empty' }, synced],
};

/** The first account in a build with a database: a button copies the address of the app. */
export const EmptyInvite = meta.story({
  parameters: inNewWorld,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Invite someone' })).toBeVisible();
    await showing('Nothing is listed here yet.')({ canvas });
  },
});

EmptyInvite.test('Invite someone copies the address, on each tab', async (person) => {
  await invites(person);
  for (const name of ['Investors', 'Users']) {
    await person.userEvent.click(person.canvas.getByRole('radio', { name }));
    await showing(`No ${name.toLowerCase()} found`, 'Invite someone')(person);
  }
});

/** The same on a phone. */
export const EmptyInviteHindiPhone = meta.story({
  parameters: inNewWorld,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'किसी को आमंत्रित करें' })).toBeVisible();
  },
  globals: hindiPhone,
});

/** Three startups below tabs, search and filters. The last is the user’s own, which has no star button. */
export const Ready = meta.story({
  play: async (shown) => {
    await page.play(shown);
    const own = cardOf(shown.canvas, 'Heliogrid');
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
  },
});

Ready.test('stars and follows change immediately, and the selected tab is in the URL', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'Star Ledgerline');
  await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
  await expect(names(canvas)).toEqual(['Asha Verma', 'Jonas Felde', 'Lena Brandt']);
  // Users can't follow themselves.
  await expect(canvas.queryByRole('button', { name: 'Follow Asha Verma' })).toBeNull();
  await press(person, 'Follow Lena Brandt');
  await expect(canvas.getByRole('button', { name: 'Following Lena Brandt' })).toBeVisible();
  await expect(app.addresses).toEqual(['/discover', '/discover?tab=users']);
});

/** Three active filters. Each can be removed, including the two in More Filters. */
export const Filtered = meta.story(
  ends(at('/discover?industry=Climate+Tech&location=Pune,+India&verified=yes'), 'loaded.view.filtered'),
);

/** A saved search with a result that the user hasn’t seen: its card has a mark. */
export const NewResults = meta.story({
  ...ends(at('/discover?industry=AI&stage=Pre-seed'), 'loaded.view.filtered'),
  play: async ({ canvas }) => {
    await shows(canvas, ['Mirahealth']);
    await expect(await canvas.findByText('New')).toBeVisible();
  },
});

NewResults.test(
  'the mark “New” disappears once the card was in view for a second, also after a reload',
  async ({ canvas }) => {
    const chip = await canvas.findByRole('link', { name: /^AI, Pre-seed/ });
    await expect(chip).toHaveTextContent('AI, Pre-seed1 new');
    await waitFor(() => expect(canvas.queryByText('New')).toBeNull(), { timeout: 4000 });
    await expect(chip).toHaveTextContent(/^AI, Pre-seed$/);
    await waitFor(async () =>
      expect(await app.device.readAll('sample')).toContainEqual(
        expect.objectContaining({
          kind: 'savedSearch',
          value: expect.objectContaining({ seenIds: ['mirahealth'] }),
        }),
      ),
    );
  },
);

/** A search without an answer yet, that no text contains: the cards stay unchanged, and no count is shown. */
export const Searching = meta.story(searching('roftop'));

/** Startups outside the deal flow are hidden. Above the cards: how many match, and a link to the setting. */
export const FilteredByDealFlow = meta.story({
  ...ends(flowing({ dealFlow: 'filtered' }), 'loaded.view.filtered'),
  play: async ({ canvas }) => {
    await showing('Filtered by your deal flow: 1 of 3 startups')({ canvas });
    await leadsTo(canvas, 'Change deal flow', '/profile/investor/manage?tab=settings');
  },
});

FilteredByDealFlow.test(
  'Show all turns the deal flow filter off, and Turn deal flow back on restores it',
  async (person) => {
    const { canvas } = person;
    await press(person, 'Show all');
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.getByRole('button', { name: 'Turn deal flow back on' })).toHaveFocus();
    await press(person, 'Turn deal flow back on');
    await expect(names(canvas)).toEqual(['Heliogrid']);
  },
);

/** Sorted by fit for a registered investor: the order, the rule, and the criteria that each startup meets. */
export const BestFit = meta.story({
  parameters: at('/discover?sort=fit'),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
    await expect(fitsOn(canvas, 'Ledgerline')).toEqual([
      'Met: sector',
      'Near match: stage',
      'Not met: amount, location',
    ]);
  },
});

/** Investors sorted for a founder by how well their criteria fit the founder’s startup. */
export const InvestorsByFit = meta.story({
  parameters: at('/discover?tab=investors&sort=heliogrid'),
  play: async ({ canvas }) => {
    await shows(canvas, investors);
    await expect(canvas.getByDisplayValue('Sort: best fit with Heliogrid')).toBeVisible();
  },
});

/** A removed star couldn’t be saved. It stays removed on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  ...ends(on({ device: refuses }), 'loaded.view.ready', {
    type: 'star.toggle',
    ref: 'startup:ledgerline',
  }),
  play: () => alertSays(notSaved),
});

/** Two saved items are damaged. A toast announces that they can’t be shown, and the directory works. */
export const Quarantined = meta.story({
  parameters: on({
    records: {
      sample: [
        { kind: 'listing', id: 'nocturne', value: 'Nocturne' },
        { kind: 'investorAccount', id: 'me', value: {} },
      ],
    },
  }),
  play: () => alertSays(setAside),
});

/** Sorted by fit, on a phone, in Hindi and in the dark theme. */
export const HindiPhone = BestFit.extend({ globals: hindiPhone, play: page.play });

/** Discover for the demo account, whose pipeline has some of the profiles. Their buttons name their stages. */
export const InPipeline = meta.story({
  parameters: {
    ...on(withPipeline),
    machine: [{ id: 'discover', state: 'loaded.view.ready' }, additions('ready.current')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'In pipeline: Diligence' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'AI, Pre-seed 1 new' }, { timeout: 9000 }),
    ).toBeVisible();
    await expect(cardOf(canvas, 'Heliogrid').queryByRole('button', { name: /pipeline/ })).toBeNull();
  },
});

InPipeline.test('the menu removes a card, Undo restores it, and the card is linked', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'In pipeline: Diligence');
  await expect(await screen.findByRole('menuitem', { name: 'Open in pipeline' })).toHaveAttribute(
    'href',
    '/pipeline/board?board=deals&card=startup%3Aledgerline',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from pipeline' }));
  const add = await canvas.findByRole('button', { name: 'Add Ledgerline to your pipeline' });
  await waitFor(() => expect(add).toHaveFocus());
  await userEvent.click(await offered('Undo'));
  await expect(await canvas.findByRole('button', { name: 'In pipeline: Diligence' })).toBeVisible();
});

/** A new account adds a startup before its pipeline is loaded. The button shows the press immediately. */
export const Adding = meta.story({
  tags: ['played'],
  parameters: {
    ...on({ who: 'nora', ...pending('pipeline', 'load') }),
    machine: [{ id: 'discover', state: 'loaded.view.ready' }, additions('loading')],
  },
  play: async (person) => {
    await press(person, 'Add Ledgerline to your pipeline');
  },
});

/** The pipeline couldn’t be loaded, so that the added startup isn’t saved. A toast offers to try again. */
export const AddingFailed = meta.story({
  tags: ['played'],
  parameters: {
    ...on({ who: 'nora', ...refusedOnce('pipeline', 'load') }),
    machine: [{ id: 'discover', state: 'loaded.view.ready' }, additions('failed')],
  },
  play: async (person) => {
    await press(person, 'Add Ledgerline to your pipeline');
    await alertSays(notSaved);
  },
});

AddingFailed.test('Save again adds the startup', async ({ canvas, userEvent }) => {
  await userEvent.click(await offered('Save again'));
  await expect(await canvas.findByRole('button', { name: 'In pipeline: To look at' })).toBeVisible();
});

/** The first press of a new account: it loads the pipeline, and adds the startup. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    ...on({ who: 'nora' }),
    machine: [{ id: 'discover', state: 'loaded.view.ready' }, additions('ready.current'), undoable],
  },
  play: (person) => addsMovesAndUndoes(person, { name: 'Ledgerline', first: 'To look at', next: 'Talking' }),
});

Added.test('investors and people are added to the first stages of their boards', async (person) => {
  const { canvas, userEvent } = person;
  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await press(person, 'Add Mina Okafor to your pipeline');
  await expect(await canvas.findByRole('button', { name: 'In pipeline: To contact' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
  await press(person, 'Add Lena Brandt to your pipeline');
  await expect(await canvas.findByRole('button', { name: 'In pipeline: To contact' })).toBeVisible();
});
