import { helioGroups } from '@kit/fixtures/siteSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchResults } from '@/components/navigation/SiteSearchResults';

const placeholder = 'Startups, investors, people';

const meta = {
  title: 'Components/Navigation/SiteSearch',
  component: SiteSearch,
  args: {
    query: '',
    isOpen: false,
    listId: 'story-search',
    active: null,
    shortcut: '⌘K',
    onQueryChange: fn(),
    onFocus: fn(),
    onListChange: fn(),
    onEnter: fn(),
  },
  argTypes: { ref: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ width: 290 }}>{Story()}</div>],
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (
  <SiteSearchResults
    status="results"
    query="helio"
    groups={helioGroups}
    active={1}
    listId="story-search"
    discoverHref="/discover?q=helio"
    onChoose={fn()}
    onClose={fn()}
  />
);

/** Closed: a combobox that points to nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-controls');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    // Nothing to close, nothing to clear: the key is somebody else's.
    await userEvent.keyboard('{Escape}');
    await expect(args.onListChange).not.toHaveBeenCalledWith('close');
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

/** The list may remember its active option while it is closed: the field doesn't point to it. */
export const ClosedAgain: Story = {
  args: { query: 'helio', active: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  },
};

export const Open: Story = {
  args: { query: 'helio', isOpen: true, active: 1, children: list },
  decorators: [(Story) => <div style={{ minHeight: 560 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    const listbox = canvas.getByRole('listbox', { name: 'Search results' });
    await expect(field).toHaveAttribute('aria-controls', listbox.id);
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Mina Okafor');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  },
};

/** Each key, after the combobox pattern of the ARIA Authoring Practices. */
export const Keys: Story = {
  ...Open,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
    // Shift marks text up to its end: not the list's.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.keyboard('{Home}{End}{ArrowLeft}{ArrowRight}');
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.tab();
    await expect(args.onListChange.mock.calls.flat()).toEqual([
      'open',
      'next',
      'previous',
      'open',
      'close',
      'leave',
      'leave',
      'leave',
      'leave',
      'leave',
      'close',
      'close',
    ]);
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

/** Closed with text: Escape empties it. */
export const Filled: Story = {
  args: { query: 'helio' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onListChange).not.toHaveBeenCalledWith('close');
  },
};

/** While a word is being composed, every key is the input method's. */
export const Composing: Story = {
  ...Open,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Home']) {
      await fireEvent(field, createEvent.keyDown(field, { key, isComposing: true }));
      await fireEvent(field, createEvent.keyDown(field, { key, keyCode: 229 }));
    }
    for (const called of [args.onEnter, args.onListChange]) {
      await expect(called).not.toHaveBeenCalled();
    }
  },
};

/** A focus that goes elsewhere closes; one that goes nowhere, as when a phone puts its keyboard away, doesn't. */
export const LosingFocus: Story = {
  ...Open,
  render: (args) => (
    <>
      <SiteSearch {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    field.blur();
    await expect(args.onListChange).not.toHaveBeenCalledWith('close');
    field.focus();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await expect(args.onListChange).toHaveBeenLastCalledWith('close');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SiteSearch {...args} listId="empty" />
      <SiteSearch {...args} listId="control" shortcut="Ctrl K" />
      <SiteSearch {...args} listId="no-keys" shortcut={undefined} />
      <SiteSearch {...args} listId="filled" query="helio" />
    </Stack>
  ),
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  args: { shortcut: 'Ctrl K' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
