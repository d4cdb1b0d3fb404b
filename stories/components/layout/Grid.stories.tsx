import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';

const cells = (count: number) =>
  ['Heliogrid', 'Ledgerline', 'Mirahealth', 'Northlight', 'Cobalt', 'Ferrous']
    .slice(0, count)
    .map((name) => <Card key={name}>{name}</Card>);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { columns: 3, children: cells(6) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns on a desktop, two on a tablet, one on a phone. */
export const Default: Story = {};

export const AsList: Story = {
  args: {
    as: 'ul',
    columns: 2,
    children: ['Heliogrid', 'Ledgerline'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={48}>
      {([1, 2, 3] as const).map((columns) => (
        <Grid key={columns} columns={columns} gap={24}>
          {cells(columns)}
        </Grid>
      ))}
    </Stack>
  ),
};

/** Columns stay equal whatever stands in them. */
export const LongWords: Story = {
  args: { children: [<Card key="long">{'unbroken'.repeat(30)}</Card>, ...cells(2)] },
};
