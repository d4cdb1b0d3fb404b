import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PagedList } from '@/components/social/PagedList';
import { stressTexts } from '../../fixtures/feed';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `item-${index + 1}` }));

const meta = {
  title: 'Components/Social/PagedList',
  component: PagedList,
  args: {
    items: items(10_000),
    moreLabel: 'Show more',
    children: (item: { id: string }) => <div style={{ height: 200 }}>{item.id}</div>,
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const drawn = () => canvas.getAllByRole('listitem').length;
    await waitFor(() => expect(drawn()).toBeGreaterThanOrEqual(20));
    const before = drawn();
    await expect(before).toBeLessThan(100);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(drawn()).toBeGreaterThan(before));
  },
};

/** By the button the focus goes on to the first that came, also where the button is gone with the last. */
export const MoreByButton: Story = {
  args: {
    items: items(25),
    children: (item: { id: string }) => (
      <div style={{ height: 400 }}>
        <a href={`/explore#${item.id}`}>{item.id}</a>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    // Not by scrolling there: near it, the rest comes by itself.
    const more = canvas.getByRole('button', { name: 'Show more' });
    more.click();
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'item-21' })).toHaveFocus();
  },
};

export const Short: Story = {
  args: { items: items(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What an address points to is there, however far down, and the list goes on after it. */
export const WithTarget: Story = {
  args: { target: 'item-130' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute('id', 'item-130');
    const drawn = () => canvas.getAllByRole('listitem').length;
    const before = drawn();
    await expect(before).toBeLessThan(200);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(drawn()).toBeGreaterThan(before));
  },
};

export const UnknownTarget: Story = {
  args: { items: items(3), target: 'item-4' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Entries that don't fit, and a long button. */
export const Stress: Story = {
  args: {
    items: items(40),
    moreLabel: stressTexts.hindi,
    children: ({ id }: { id: string }) => (
      <div style={{ height: 200, overflowWrap: 'anywhere' }}>{`${id} ${stressTexts.unbroken}`}</div>
    ),
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(240);
  },
};
