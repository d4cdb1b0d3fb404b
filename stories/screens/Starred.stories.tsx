import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import StarredPage from '@/app/pages/Directory/StarredPage';
import { manyStartups } from '../fixtures/directory';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { refuses, refusesOnce } from '../support/refusals';

const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

const meta = {
  title: 'Screens/Starred',
  component: StarredPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...at('/starred'),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
} satisfies Meta<typeof StarredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Whose cards are shown, in the order they are. */
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
/** One's own comes last. */
const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];

/** The stars that were turned and are on the device. */
const keptStars = async () => (await app.device.readAll('sample')).filter(({ kind }) => kind === 'star');

export const Loading: Story = {
  parameters: at('/starred', { services: () => ({ directory: never }) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(names(canvas)).toEqual([]);
  },
};

export const Failed: Story = {
  parameters: at('/starred', { services: () => ({ directory: noRoom }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Retried: Story = {
  parameters: at('/starred', {
    services: ({ directory }) => ({
      directory: changed(directory, ({ load }) => ({ load: onceRefused(load) })),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(startups));
  },
};

const locked = fn(noRoom);

export const FailedAgain: Story = {
  parameters: at('/starred', { services: () => ({ directory: locked }) }),
  play: async ({ canvas, userEvent }) => {
    const read = locked.mock.calls.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
  },
};

/** Three cards a tab, all starred; a star taken back leaves its card where it is. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(names(canvas)).toEqual(startups));
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
  },
};

export const Investors: Story = {
  parameters: at('/starred?tab=investors'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toEqual(investors));
  },
};

export const Filtered: Story = {
  parameters: at('/starred?tab=investors&q=northlight'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toEqual(['Mina Okafor']));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 investor');
  },
};

export const SearchCleared: Story = {
  parameters: Filtered.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names(canvas)).toEqual(investors));
  },
};

export const SearchWithoutResult: Story = {
  parameters: at('/starred?q=zzz'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing matches “zzz”\./)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(2);
  },
};

/** By the button in place of the results. */
export const Widened: Story = {
  parameters: SearchWithoutResult.parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Nothing matches “zzz”\./);
    const [inField, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await expect(inField).toBeVisible();
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
};

/** A fresh account: what stars are for, and where to give the first one. */
export const Empty: Story = {
  parameters: at('/starred', { who: 'nora' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No starred startups yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
    await expect(canvas.getByRole('link', { name: 'Discover investors' })).toHaveAttribute(
      'href',
      '/discover?tab=investors',
    );
  },
};

/** Only what is starred. */
export const OneStar: Story = {
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
};

/** The device refused it; it stays on screen. */
export const Refused: Story = {
  parameters: at('/starred', { device: refuses }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Star Ledgerline' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Your last change could not be saved on this device',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  },
};

export const SavedAgain: Story = {
  parameters: at('/starred', { device: refusesOnce('star') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Star Ledgerline' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save again' }));
    await waitFor(async () =>
      expect(await keptStars()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: false }]),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Hindi: Story = { parameters: Investors.parameters, globals: { locale: 'hi' } };

/** Only the rows in sight are there, and some before and after. */
export const HundredsStarred: Story = {
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
  play: async ({ canvasElement, userEvent }) => {
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
  },
};
