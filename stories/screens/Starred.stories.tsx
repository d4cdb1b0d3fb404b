import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { directoryArgs, StarredHarness } from '../fixtures/DirectoryHarness';
import { marks } from '../fixtures/directory';

const meta = {
  title: 'Screens/Starred',
  component: StarredHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: directoryArgs,
} satisfies Meta<typeof StarredHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Whose cards are shown, in the order they are. */
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const startups = ['Heliogrid', 'Ledgerline', 'Mirahealth'];
const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
    await expect(names(canvas)).toEqual([]);
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load startups" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(startups));
  },
};

/** Three cards a tab, all starred; a star taken back leaves its card where it is. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.getAllByRole('button', { name: /^Star /, pressed: true })).toHaveLength(3);
    await expect(canvas.queryByRole('radio', { name: 'Users' })).toBeNull();

    const star = canvas.getByRole('button', { name: 'Star Ledgerline' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(names(canvas)).toEqual(startups);

    await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
    await expect(names(canvas)).toEqual(investors);
    await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
    await expect(star).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Star Ledgerline' }));

    await expect(canvas.getByRole('link', { name: 'Saved posts' })).toHaveAttribute(
      'href',
      '/explore?type=saved',
    );
    await expect(args.onMark.mock.calls).toEqual([
      [{ kind: 'star', id: 'startup:ledgerline', on: false }],
      [{ kind: 'star', id: 'startup:ledgerline', on: true }],
    ]);
  },
};

export const Investors: Story = { args: { context: { kind: 'investor' } } };

export const Filtered: Story = {
  args: {
    context: { kind: 'investor', query: 'climate', searched: 'investor climate', matches: ['mina-okafor'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Mina Okafor']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 investor');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(names(canvas)).toEqual(investors);
  },
};

export const SearchWithoutResult: Story = {
  args: { context: { query: 'zzz', searched: 'startup zzz', matches: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Nothing matches “zzz”\./)).toBeVisible();
    const [inField, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await expect(inField).toBeVisible();
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
};

/** A fresh account: what stars are for, and where to give the first one. */
export const Empty: Story = {
  args: { marks: noMarks },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No starred startups yet' })).toBeVisible();
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
  args: { marks: { ...marks, star: { 'startup:mirahealth': true, 'startup:ledgerline': false } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 startup'));
  },
};

/** The device refused it; it stays on screen. */
export const Refused: Story = {
  args: { onMark: fn((_: MarkChange) => Promise.reject(new Error('The disk is full'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Star Ledgerline' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your last change is not saved on this device'),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Hindi: Story = { args: { context: { kind: 'investor' } }, globals: { locale: 'hi' } };
