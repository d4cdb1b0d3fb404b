import { app } from '@kit/app/app';
import { expect, screen, waitFor } from 'storybook/test';
import { SiteSearchHost } from '@/app/shell/SiteSearchHost';
import { isApple } from '@/components/layout/isApple';
import preview from '../../.storybook/preview';
import { AppBar } from '../support/AppBar';
import { noRoom, serving } from '../support/answers';
import { Begin } from '../support/Begin';
import { pressCommands, type as typed } from '../support/commandKeys';
import { type Canvas, ending, hindiPhone, on, press, resting } from '../support/screen';

const path = '/explore';

const rests = resting('siteSearch');
const ends = ending(rests);

/** Opens the commands by their keys, then enters a query. */
const having = (query: string) => () => (
  <Begin
    act={(part) => {
      pressCommands();
      if (query) typed(part, query);
    }}
  >
    <AppBar search={(opener) => <SiteSearchHost opener={opener} onSignOut={() => {}} />} />
  </Begin>
);

const meta = preview.meta({
  title: 'Screens/Commands',
  component: SiteSearchHost,
  render: having(''),
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path },
    ...rests('offered'),
  },
});

const field = (canvas: Canvas) => canvas.getByRole('combobox');
const optionNames = (canvas: Canvas) => canvas.queryAllByRole('option').map((option) => option.textContent);
const activeName = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return canvas.queryAllByRole('option').find((option) => option.id === id)?.textContent ?? null;
};
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
const mod = isApple() ? 'Meta' : 'Control';

/** Without a query, the list shows all commands. */
export const AllCommands = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionNames(canvas)).toHaveLength(12));
    await says(canvas, '12 commands');
    await expect(field(canvas)).toHaveFocus();
    await expect(activeName(canvas)).toBeNull();
  },
});

AllCommands.test('the keyboard alone opens a page by a few letters of its command', async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('option');
  await userEvent.keyboard('boa');
  await waitFor(() => expect(activeName(canvas)).toBe('Go to Pipeline: Board'));
  await userEvent.keyboard('{Enter}');
  await expect(app.addresses).toEqual([path, '/pipeline/board']);
  await expect(field(canvas)).toHaveValue('');
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

AllCommands.test('Escape closes the list, and returns the focus to where it was', async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  const link = canvas.getAllByRole('link', { name: 'Starred' })[0] as HTMLElement;
  link.focus();
  await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
  await canvas.findAllByRole('option');
  await expect(field(canvas)).toHaveFocus();
  await userEvent.keyboard('sta{Escape}');
  await expect(link).toHaveFocus();
  await expect(field(canvas)).toHaveValue('');
});

AllCommands.test('Switch theme changes the theme, and keeps the page', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('option', { name: 'Switch theme' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await expect(app.addresses).toEqual([path]);
});

AllCommands.test('New message opens the messages with the dialog', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('option', { name: 'New message' }));
  await expect(app.addresses.at(-1)).toBe('/messages?new=1');
});

AllCommands.test(
  'the account menu opens the commands too, and the field keeps the focus',
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await press(context, /^Account: /);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Commands' }));
    await canvas.findAllByRole('option');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
);

AllCommands.test('the question mark shows all keys, and returns the focus', async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('option');
  await userEvent.keyboard('?');
  await expect(field(canvas)).toHaveValue('?');
  await userEvent.keyboard('{Escape}');
  const link = canvas.getAllByRole('link', { name: 'Starred' })[0] as HTMLElement;
  link.focus();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(dialog).not.toBeInTheDocument();
  await expect(link).toHaveFocus();
});

/** Typing filters the commands and searches the pages and posts, which are below them. */
export const WithResults = meta.story({
  render: having('s'),
  parameters: rests('open.view.found'),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Startups' });
    await expect(optionNames(canvas).slice(0, 5)).toEqual([
      'Go to Starred',
      'List a startup',
      'Switch theme',
      'Keyboard shortcuts?',
      'Sign out',
    ]);
    await expect(activeName(canvas)).toBe('Go to Starred');
  },
});

/** Neither a command nor a page or post matches. */
export const NoMatches = meta.story({
  render: having('zeppelin'),
  parameters: rests('open.view.none'),
  play: async ({ canvas }) => {
    await says(canvas, 'Nothing matches “zeppelin”');
    await expect(optionNames(canvas)).toEqual(['Search Discover for “zeppelin”']);
  },
});

/** The search failed. Commands that match still work. */
export const SearchFailed = meta.story({
  render: having('sta'),
  ...ends(on(serving('directory', () => ({ loadPart: noRoom }))), 'failed'),
  play: async ({ canvas }) => {
    await says(canvas, 'Search isn’t working right now');
    await expect(activeName(canvas)).toBe('Go to Starred');
  },
});

/** Without an account, there is no command Sign out. */
export const Guest = meta.story({
  parameters: on({ who: 'nobody' }),
  render: () => (
    <Begin act={pressCommands}>
      <AppBar search={() => <SiteSearchHost />} />
    </Begin>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionNames(canvas)).toHaveLength(11));
    await expect(optionNames(canvas)).not.toContain('Sign out');
  },
});

/** On a phone, in Hindi and in the dark theme: the list is as wide as the page, and shows no keys. */
export const HindiPhone = AllCommands.extend({
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionNames(canvas)).toHaveLength(12));
    const { left, width } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
    await expect(canvas.getByText('?')).not.toBeVisible();
  },
});
