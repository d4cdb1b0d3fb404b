import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from '@/components/marketing/Article';

const meta = {
  title: 'Components/Marketing/Article',
  component: Article,
  args: {
    id: 'weather-map',
    title: 'Read a round like a weather map',
    byline: 'By Ishita Rao',
    date: '25 August 2025',
    dateTime: '2025-08-25',
    summary: 'How much is raised says less than how it moved.',
    text: 'Start with the goal. Divide it by what the team spends in a month and see where you land.\n\nThen look at who is in.',
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: args.title })).toHaveAttribute('id', args.id);
    await expect(canvas.getByText(args.date)).toHaveAttribute('datetime', args.dateTime);
  },
};

export const Several: Story = {
  render: (args) => (
    <div>
      <Article {...args} />
      <Article {...args} id="second" title="The first message to an investor" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'राउंड को मौसम के नक्शे की तरह पढ़ें और समझें कि आगे क्या आने वाला है',
    summary: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    text: 'Averylongword'.repeat(30),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
