import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { TeamGrid } from '@/components/marketing/TeamGrid';

const meta = {
  title: 'Components/Marketing/TeamGrid',
  component: TeamGrid,
  args: {
    members: [
      { name: 'Noor Haddad', role: 'Product', note: 'Decides what to leave out.' },
      { name: 'Luis Ferrer', role: 'Engineering', note: 'Keeps every page quick.' },
      { name: 'Ishita Rao', role: 'Design', note: 'Draws the weather.' },
      { name: 'Kofi Mensah', role: 'Community', note: 'Answers your first question.' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">Who builds it</VisuallyHidden>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof TeamGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    members: [
      {
        name: 'Maria Antonia de la Concepción Fernández y Gutiérrez',
        role: 'Communications and partnerships in several regions',
        note: 'Averylongword'.repeat(8),
      },
      { name: 'आशा वर्मा', role: 'कम्युनिटी', note: 'आपके पहले सवाल का जवाब देती हैं।' },
      { name: 'Q', role: 'Design', note: 'Short.' },
    ],
  },
};
