import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['Sign up', 'Explore', 'Connect'].map((step) => (
      <Card key={step} padding={12}>
        {step}
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsList: Story = {
  args: { as: 'ul', children: ['Sign up', 'Explore'].map((step) => <li key={step}>{step}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Inline gap={48} align="start" canWrap>
      {([4, 16, 32] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {children}
        </Stack>
      ))}
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align}>
          {children}
        </Stack>
      ))}
    </Inline>
  ),
};

/** A word that is wider than the column breaks instead of pushing it open. */
export const LongWords: Story = {
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  args: { children: <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</p> },
};
