import { Card } from '@/components/layout/Card';
import { Grid } from '@/components/layout/Grid';
import preview from '../../../.storybook/preview';
import { ofEach, states } from '../../support/socialStates';

const cells = ['Heliogrid', 'Ledgerline', 'Mirahealth', 'Northlight'].map((name) => (
  <Card key={name}>{name}</Card>
));

const meta = preview.meta({
  component: Grid,
  args: { columns: 3 as const, children: cells },
});

/** Three columns on a desktop, two on a tablet, one on a phone. */
export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    ...ofEach('columns', [1, 2, 3] as const),
    List: { as: 'ul', columns: 2, gap: 24, children: <li>In a list</li> },
  }),
});

/** Columns are equally wide, whatever their content. */
export const LongWords = meta.story({
  args: { children: [<Card key="long">{'unbroken'.repeat(30)}</Card>, ...cells] },
});
