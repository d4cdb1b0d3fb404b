import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';

const about = (
  <Stack gap={8}>
    <Heading level={2}>About</Heading>
    <Text>
      Heliogrid puts a trading desk on every rooftop. Homes with panels sell surplus power to homes without.
    </Text>
  </Stack>
);

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: about },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Raised: Story = { args: { isRaised: true } };

export const Labelled: Story = {
  args: { as: 'section', label: 'Fundraising', children: '$1.3M of $2M' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fundraising' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3}>
      {([0, 12, 16, 20, 24, 32] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          padding {padding}
        </Card>
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={2}>{'heliogrid-rooftop-energy-exchange-'.repeat(3)}</Heading>
        <Text>{'पड़ोसियों के बीच छत की बिजली का लेन-देन, जो ग्रिड तक पहुँचने से पहले ही हो जाता है। '.repeat(4)}</Text>
      </Stack>
    ),
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
