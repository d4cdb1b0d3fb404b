import { app } from '@kit/app/app';
import { expect, waitFor } from 'storybook/test';
import { SiteSearchHost } from '@/app/shell/SiteSearchHost';
import preview from '../../.storybook/preview';
import { AppBar } from '../support/AppBar';
import { noRoom, pending, refusedOnce, serving } from '../support/answers';
import { Begin } from '../support/Begin';
import { type } from '../support/commandKeys';
import { type Canvas, ending, hindiPhone, on, resting, type Shown } from '../support/screen';

const path = '/explore';

const rests = resting('siteSearch');
const ends = ending(rests);

const typed = (query: string) => (part: HTMLElement) => type(part, query);
const having = (query: string) => () => (
  <Begin act={typed(query)}>
    <AppBar search={(opener) => <SiteSearchHost opener={opener} />} />
  </Begin>
);

const meta = preview.meta({
  title: 'Screens/Search in the top bar',
  component: SiteSearchHost,
  render: having(''),
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '680px' } },
    app: { path },
    ...rests('open.view.found'),
  },
});

const field = (canvas: Canvas) => canvas.getByRole('combobox');
const optionNames = (canvas: Canvas) => canvas.queryAllByRole('option').map((option) => option.textContent);
/** The name of the active option. */
const activeName = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return canvas.queryAllByRole('option').find((option) => option.id === id)?.textContent ?? null;
};
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

/** Waits for the results of `helio`: Heliogrid, Mina, Asha and two posts. */
const found = async ({ canvas }: Pick<Shown, 'canvas'>) => {
  await canvas.findByRole('option', { name: /^Heliogrid/ });
};

/** The focused field before any input: no list is open. */
export const Closed = meta.story({
  parameters: rests('closed'),
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveFocus();
  },
});

Closed.test('the keyboard alone finds a startup by its first letters and opens it', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.keyboard('hel');
  await found(context);
  await says(canvas, '7 results');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(activeName(canvas)).toMatch(/^Mirahealth/);
  await userEvent.keyboard('{Home}');
  await expect(activeName(canvas)).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(app.addresses).toEqual([path, '/startups/heliogrid']);
  await expect(field(canvas)).toHaveValue('');
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

/** The search data hasn’t loaded. A link to search Discover is available immediately. */
export const Waiting = meta.story({
  render: having('helio'),
  ...ends(on(pending('directory', 'loadPart')), 'open.view.waiting'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionNames(canvas)).toHaveLength(1));
  },
});

/** The search data couldn’t be loaded. The list shows an error, and further input tries again. */
export const Failed = meta.story({
  render: having('heli'),
  ...ends(on(serving('directory', () => ({ loadPart: noRoom }))), 'failed'),
  play: async ({ canvas }) => {
    await says(canvas, 'Search isn’t working right now');
  },
});

Failed.test(
  'further typing retries a failed search',
  { parameters: on(refusedOnce('directory', 'loadPart')) },
  async (context) => {
    await context.userEvent.keyboard('o');
    await found(context);
  },
);

/** No results: the list shows the query, and a link to search Discover for it. */
export const SearchWithoutResult = meta.story({
  render: having('zeppelin'),
  parameters: rests('open.view.none'),
  play: async ({ canvas }) => {
    await says(canvas, 'Nothing matches “zeppelin”');
    await expect(optionNames(canvas)).toEqual(['Search Discover for “zeppelin”']);
  },
});

/** The best matches among startups, investors, people and posts, with the matches highlighted. */
export const Results = meta.story({
  render: having('helio'),
  play: async (context) => {
    await found(context);
    await says(context.canvas, '5 results');
  },
});

/** On a phone, in Hindi and in the dark theme: the list is as wide as the page. */
export const HindiPhone = Results.extend({
  globals: hindiPhone,
  play: async (context) => {
    await found(context);
    const { left, width } = context.canvas.getByRole('listbox').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
});
