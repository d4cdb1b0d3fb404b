import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '@/components/directory/CardSkeleton';
import { Grid } from '@/components/layout/Grid';
import { profileKinds } from '@/data/schema/ref';

const meta = {
  title: 'Components/Directory/CardSkeleton',
  component: CardSkeleton,
  args: { kind: 'startup' },
  decorators: [(Story) => <div style={{ maxWidth: 1192 }}>{Story()}</div>],
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3} gap={20}>
      {profileKinds.map((kind) => (
        <CardSkeleton key={kind} kind={kind} />
      ))}
    </Grid>
  ),
};
