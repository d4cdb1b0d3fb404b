import { app } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import { SiteSearchHost } from '@/app/shell/SiteSearchHost';
import type { Directory } from '@/data/ports/Directory';
import preview from '../../.storybook/preview';
import { AppBar } from '../support/AppBar';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { Begin } from '../support/Begin';

const path = '/explore';
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Everything that can be found, read otherwise. */
const reading = (change: (load: Directory['load']) => Directory['load']) => ({
  app: {
    path,
    services: ({ directory }: Services) => ({
      directory: changed(directory, ({ load }) => ({ load: change(load) })),
    }),
  },
});
/** Where the machine rests. */
const rests = (state: string) => ({ machine: { id: 'siteSearch', state } });

/** With this in the field, which has the focus. The field holds its text by itself: no event of the machine writes it. */
const typed = (query: string) => (part: HTMLElement) => {
  const field = part.querySelector<HTMLInputElement>('input[role="combobox"]');
  if (!field) throw new Error('There is no field');
  field.focus({ preventScroll: true });
  // Past React, which takes what it wrote itself for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const having = (query: string) => () => (
  <Begin act={typed(query)}>
    <AppBar search={<SiteSearchHost />} />
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

type Canvas = StoryContext['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox');
const optionNames = (canvas: Canvas) => canvas.queryAllByRole('option').map((option) => option.textContent);
/** What the field points to. */
const activeName = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return canvas.queryAllByRole('option').find((option) => option.id === id)?.textContent ?? null;
};
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
const failed = 'We couldn’t search just now';

/** Waits for what `helio` finds: Heliogrid, Mina, Asha and two posts. */
const found = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await canvas.findByRole('option', { name: /^Heliogrid/ });
};

const loads = fn();
const counting = reading((load) => () => {
  loads();
  return load();
});

/** The field in use before anything is typed: there is no list to open. */
export const Closed = meta.story({
  parameters: rests('closed'),
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

Closed.test('arrow keys open nothing', { parameters: counting }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(loads).not.toHaveBeenCalled();
});

Closed.test(
  'leads from the first letter to a profile, by keyboard alone',
  { parameters: counting },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.keyboard('h');
    await found(context);
    await says(canvas, '10 results');
    await userEvent.keyboard('el');
    await says(canvas, '7 results');
    // Read once, whatever is typed.
    await expect(loads).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Heliogrid/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeName(canvas)).toBe('Search Discover for “hel”');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Mirahealth/);
    await userEvent.keyboard('{Home}');
    await expect(activeName(canvas)).toBeNull();
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(app.addresses).toEqual([path, '/startups/heliogrid']);
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
);

Closed.test(
  'however fast Enter follows what is typed, it leads to where somebody is called exactly so',
  async ({ userEvent }) => {
    await userEvent.paste('ravi kulkarni');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(app.addresses).toEqual([path, '/discover?tab=investors&q=ravi%20kulkarni']));
  },
);

/** What can be found isn’t read yet: nobody has to wait, Discover can be searched at once. */
export const Waiting = meta.story({
  render: having('helio'),
  parameters: { ...reading(() => never), ...rests('open.view.waiting') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionNames(canvas)).toHaveLength(1));
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
});

Waiting.test('its option leads to Discover', async ({ canvas, userEvent }) => {
  await expect(optionNames(canvas)).toEqual(['Search Discover for “helio”']);
  await userEvent.click(canvas.getByRole('option'));
  await expect(app.addresses).toEqual([path, '/discover?q=helio']);
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

Waiting.test('Enter doesn’t wait for ever: it leads to Discover’s first tab', async ({ userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(app.addresses).toEqual([path]);
  await waitFor(() => expect(app.addresses).toEqual([path, '/discover?q=helio']), { timeout: 5000 });
});

/** The search can’t be read: the list says so, and typing on tries again. */
export const Failed = meta.story({
  render: having('heli'),
  parameters: { ...reading(() => noRoom), ...rests('failed') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/));
  },
});

const loadRefused = fn(noRoom);

Failed.test(
  'says so again after each letter',
  { parameters: reading(() => loadRefused) },
  async ({ canvas, userEvent }) => {
    await says(canvas, failed);
    await expect(loadRefused).toHaveBeenCalledOnce();
    await userEvent.keyboard('o');
    await waitFor(() => expect(loadRefused).toHaveBeenCalledTimes(2));
    await says(canvas, failed);
  },
);

Failed.test('Enter still leads to Discover', async ({ userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.addresses).toEqual([path, '/discover?q=heli']));
});

Failed.test('typing on tries again', { parameters: reading(onceRefused) }, async (context) => {
  await context.userEvent.keyboard('o');
  await found(context);
  await says(context.canvas, '5 results');
});

/** Nothing matches: the words are named, and Discover can be searched for them. */
export const SearchWithoutResult = meta.story({
  render: having('zeppelin'),
  parameters: rests('open.view.none'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/zeppelin/));
  },
});

SearchWithoutResult.test('the way to Discover is its only option', async ({ canvas, userEvent }) => {
  await says(canvas, 'Nothing matches “zeppelin”');
  await userEvent.keyboard('{ArrowDown}');
  await expect(activeName(canvas)).toBe('Search Discover for “zeppelin”');
  await userEvent.keyboard('{Enter}');
  await expect(app.addresses).toEqual([path, '/discover?q=zeppelin']);
});

/** The best of startups, investors, people and posts, with what matches marked. */
export const Results = meta.story({
  render: having('helio'),
  play: async (context) => {
    await found(context);
    await expect(field(context.canvas)).toHaveAttribute('aria-expanded', 'true');
    await says(context.canvas, '5 results');
  },
});

Results.test(
  'Escape closes; coming back reads everything anew',
  { parameters: counting },
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('helio');
    await userEvent.keyboard('{ArrowUp}');
    await says(canvas, '5 results');
    await expect(activeName(canvas)).toBe('Search Discover for “helio”');
    await expect(loads).toHaveBeenCalledTimes(2);
  },
);

Results.test('Escape closes, then clears', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(field(canvas)).toHaveValue('');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

Results.test('Enter without a choice leads to Discover with the query', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.clear(field(canvas));
  await userEvent.keyboard(' helio ');
  await found(context);
  await userEvent.keyboard('{Enter}');
  await expect(app.addresses).toEqual([path, '/discover?q=helio']);
  await expect(field(canvas)).toHaveValue('');
});

Results.test('Tab moves on and closes', async ({ canvas, userEvent }) => {
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveFocus();
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(field(canvas)).toHaveValue('helio');
});

/** In the dark theme. */
export const Dark = Results.extend({ globals: { theme: 'dark' } });

/** On a phone: the list is as wide as the page. */
export const Phone = Results.extend({
  globals: phone,
  play: async (context) => {
    await found(context);
    const { left, width } = context.canvas.getByRole('listbox').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
});

/** In Hindi, on a phone. */
export const PhoneHindi = Phone.extend({ globals: { locale: 'hi' } });

/** Nothing matches, on a tablet. */
export const TabletSearchWithoutResult = SearchWithoutResult.extend({
  globals: { viewport: { value: 'tablet', isRotated: false } },
});
