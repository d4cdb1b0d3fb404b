import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SiteSearchHarness, siteSearchArgs } from '../fixtures/SiteSearchHarness';

const meta = {
  title: 'Screens/SiteSearch',
  component: SiteSearchHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
  args: siteSearchArgs,
} satisfies Meta<typeof SiteSearchHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search' });
const optionNames = (canvas: Canvas) => canvas.getAllByRole('option').map((option) => option.textContent);
/** What the field points to. */
const activeName = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return canvas.queryAllByRole('option').find((option) => option.id === id)?.textContent ?? null;
};

/** From the first letter to a profile, by keyboard alone. */
export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field(canvas));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('h');
    await canvas.findByRole('option', { name: /^Heliogrid/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('5 results');
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.keyboard('el{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Heliogrid/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeName(canvas)).toBe('Search Discover for “hel”');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Mina Okafor/);
    await userEvent.keyboard('{Home}');
    await expect(activeName(canvas)).toBeNull();
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(args.onGo.mock.calls).toEqual([['/startups/heliogrid']]);
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { state: 'waiting', query: 'helio' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(optionNames(canvas)).toEqual(['Search Discover for “helio”']);
    // Nobody has to wait.
    await userEvent.click(canvas.getByRole('option'));
    await expect(args.onGo.mock.calls).toEqual([['/discover?q=helio']]);
  },
};

/** Escape closes, then clears; coming back reads everything anew. */
export const Results: Story = {
  args: { state: 'results', query: 'helio' },
  play: async ({ canvas, userEvent, args }) => {
    field(canvas).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('helio');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeName(canvas)).toBe('Search Discover for “helio”'));
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** Enter without a choice goes to Discover with the query. */
export const Entered: Story = {
  args: { state: 'results', query: ' helio ' },
  play: async ({ canvas, userEvent, args }) => {
    field(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo.mock.calls).toEqual([['/discover?q=helio']]);
  },
};

/** Tab moves on and closes. */
export const LeftByTab: Story = {
  args: { state: 'results', query: 'helio' },
  play: async ({ canvas, userEvent }) => {
    field(canvas).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('helio');
  },
};

export const ResultsOpen: Story = { args: { state: 'results', query: 'helio' } };

export const None: Story = {
  args: { state: 'none', query: 'zeppelin' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “zeppelin”');
    field(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName(canvas)).toBe('Search Discover for “zeppelin”');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo.mock.calls).toEqual([['/discover?q=zeppelin']]);
  },
};

/** It says so, Enter still works, and typing on tries again. */
export const Failed: Story = {
  args: { state: 'failed', query: 'heli' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("We couldn't search just now");
    field(canvas).focus();
    await userEvent.keyboard('o');
    await canvas.findByRole('option', { name: /^Heliogrid/ });
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const FailedAgain: Story = {
  args: { query: 'heli', state: 'failed', onLoad: fn(() => Promise.reject(new Error('Locked'))) },
  play: async ({ canvas, userEvent, args }) => {
    field(canvas).focus();
    await userEvent.keyboard('o');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent("We couldn't search just now"));
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo.mock.calls).toEqual([['/discover?q=helio']]);
  },
};

export const Phone: Story = {
  args: { state: 'results', query: 'helio' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
};
export const PhoneHindi: Story = { ...Phone, play: undefined, globals: { ...Phone.globals, locale: 'hi' } };
export const TabletNone: Story = {
  args: { state: 'none', query: 'zeppelin' },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
