import { Card } from '@/components/layout/Card';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const cells = (count: number) =>
  ['Heliogrid', 'Ledgerline', 'Mirahealth', 'Northlight', 'Cobalt', 'Ferrous']
    .slice(0, count)
    .map((name) => <Card key={name}>{name}</Card>);

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { columns: 3 as const, children: cells(6) },
});

/** Three columns on a desktop, two on a tablet, one on a phone. */
export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap={48}>
      {([1, 2, 3] as const).map((columns) => (
        <Grid key={columns} columns={columns} gap={24}>
          {cells(columns)}
        </Grid>
      ))}
      <Grid as="ul" columns={2}>
        <li>In a list</li>
      </Grid>
    </Stack>
  ),
});

/** Columns are equal whatever stands in them. */
export const LongWords = meta.story({
  args: { children: [<Card key="long">{'unbroken'.repeat(30)}</Card>, ...cells(2)] },
});
