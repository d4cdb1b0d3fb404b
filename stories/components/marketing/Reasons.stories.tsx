import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Reasons } from '@/components/marketing/Reasons';

const items = [
  { figure: '5 steps', title: 'Early-stage support', text: 'List before you have revenue.' },
  { figure: '1 page', title: 'Fundraising advantage', text: 'Problem, team and round sit on one page.' },
  { figure: '65%', title: 'Success rate', text: 'Every round shows what is raised against its goal.' },
];

const meta = {
  title: 'Components/Marketing/Reasons',
  component: Reasons,
  args: { items },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">Why Updraft</VisuallyHidden>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Reasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutFigures: Story = { args: { items: items.map(({ title, text }) => ({ title, text })) } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    items: [
      {
        figure: '१,२३,४५६ चरण',
        title: 'शुरुआती दौर में साथ',
        text: 'कमाई शुरू होने से पहले ही लिस्ट करें। बस पाँच चरण, ट्रैक्शन बाद में।',
      },
      {
        figure: '$1,300,000',
        title: 'Donaudampfschifffahrtsgesellschaft',
        text: 'Averylongword'.repeat(12),
      },
    ],
  },
};
