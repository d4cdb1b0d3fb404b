import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitMark, fitMarkVerdicts } from '@/components/directory/FitMark';
import { Inline } from '@/components/layout/Inline';

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
    {fitMarkVerdicts.map((verdict) => (
      <FitMark key={verdict} verdict={verdict} />
    ))}
  </Inline>
);

export const Matrix: Story = { render: all };
export const Dark: Story = { render: all, globals: { theme: 'dark' } };
