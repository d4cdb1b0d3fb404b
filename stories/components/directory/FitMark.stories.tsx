import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitMark } from '@/components/directory/FitMark';
import { Inline } from '@/components/layout/Inline';
import { verdicts } from '@/data/schema/choices';

const meta = {
  title: 'Components/Directory/FitMark',
  component: FitMark,
  args: { verdict: 'met' },
} satisfies Meta<typeof FitMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const all: Story['render'] = () => (
  <Inline gap={8}>
    {verdicts.map((verdict) => (
      <FitMark key={verdict} verdict={verdict} />
    ))}
  </Inline>
);

export const Matrix: Story = { render: all };
export const Dark: Story = { render: all, globals: { theme: 'dark' } };
