import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TagList } from '@/components/profile/TagList';

const meta = {
  title: 'Components/Profile/TagList',
  component: TagList,
  args: { label: 'Interests', items: ['Climate Tech', 'Hardware', 'Marketplace', 'SaaS', 'AI'] },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tags = (list: HTMLElement) => [...list.children].map((item) => item.textContent);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(tags(canvas.getByRole('list', { name: 'Interests' }))).toEqual(args.items);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What is given twice is shown once. */
export const Twice: Story = {
  args: { items: ['SaaS', 'AI', 'SaaS', 'Hardware', 'AI'], shown: 3 },
  play: async ({ canvas }) => {
    await expect(tags(canvas.getByRole('list'))).toEqual(['SaaS', 'AI', 'Hardware']);
  },
};

/** The rest is a press away, and the focus goes to it. */
export const Unfolding: Story = {
  args: { shown: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Interests' });
    await expect(tags(list)).toEqual(['Climate Tech', 'Hardware', 'Marketplace', '+2 more']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(tags(list)).toEqual(args.items);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveFocus();
  },
};

export const Folded: Story = { args: { shown: 3 } };

export const AsManyAsShown: Story = {
  args: { shown: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    label: 'रुचियाँ',
    items: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      'सौर ऊर्जा का पड़ोसियों के बीच व्यापार',
      'AI',
      'AI',
      'SaaS',
    ],
    shown: 3,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
