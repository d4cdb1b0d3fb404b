import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: ['Climate', 'Fintech', 'Healthcare'].map((field) => (
      <Card key={field} padding={8}>
        {field}
      </Card>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsList: Story = {
  args: { as: 'ul', children: ['Climate', 'Fintech'].map((field) => <li key={field}>{field}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack>
      {([4, 16, 32] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {children}
        </Inline>
      ))}
      {(['center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WrapsOnANarrowScreen: Story = {
  args: { canWrap: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
