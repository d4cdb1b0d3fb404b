import { Card } from '@/components/layout/Card';
import { Grid } from '@/components/layout/Grid';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'Homes with panels sell surplus power to homes without.' },
});

export const Default = meta.story({
  args: { as: 'section', label: 'Fundraising', children: '$1.3M of $2M' },
});

export const Matrix = meta.story({
  render: () => (
    <Grid columns={3}>
      {([0, 12, 16, 20, 24, 32] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          padding {padding}
        </Card>
      ))}
      <Card isRaised>raised</Card>
    </Grid>
  ),
});

export const LongText = meta.story({
  globals: { locale: 'hi' },
  args: {
    children: `${'heliogrid-rooftop-energy-exchange-'.repeat(3)} ${'पड़ोसियों के बीच छत की बिजली का लेन-देन। '.repeat(8)}`,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
