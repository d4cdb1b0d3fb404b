import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { Grid } from '@/components/layout/Grid';
import { EntityRow, entityRowLooks } from '@/components/profile/EntityRow';

const person = {
  name: 'Mina Okafor',
  image: '/images/faces/mina-okafor.webp',
  shape: 'round',
  href: '/investors/mina-okafor',
  facts: ['Managing Partner, Northlight Ventures'],
} as const;
const startup = {
  name: 'Heliogrid',
  image: '/images/logos/heliogrid.svg',
  shape: 'square',
  href: '/startups/heliogrid',
  facts: ['Founder and CEO', 'Seed', 2022],
  text: 'Rooftop solar that trades with its neighbours',
} as const;

const message = (
  <Button variant="secondary" size="small" icon={MessageCircle} href="/messages/mina-okafor">
    Message
  </Button>
);

const meta = {
  title: 'Components/Profile/EntityRow',
  component: EntityRow,
  args: person,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof EntityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of the row leads to the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Mina Okafor' });
    await expect(link).toHaveAttribute('href', '/investors/mina-okafor');
    const box = canvas.getByText('Managing Partner, Northlight Ventures').getBoundingClientRect();
    const top = canvasElement.ownerDocument.elementFromPoint(box.right - 2, box.top + 2);
    await expect(top?.closest('a') ?? top).toBe(link);
  },
};

/** The button lies above the row's link. */
export const WithAction: Story = {
  args: { action: message },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('link', { name: 'Message' });
    const box = button.getBoundingClientRect();
    const top = canvasElement.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + 4);
    await expect(top).toBe(button);
  },
};

export const Tile: Story = { args: { ...startup, look: 'tile' } };

export const WithoutPage: Story = {
  args: { ...startup, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Founder and CEO · Seed · 2022')).toBeVisible();
  },
};

/** What isn't known leaves no gap. */
export const LittleKnown: Story = {
  args: { name: 'Kestrel', image: '', shape: 'square', href: undefined, facts: ['', undefined, 2025] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2025')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={2}>
      {entityRowLooks.flatMap((look) => [
        <EntityRow key={`${look} person`} {...person} look={look} />,
        <EntityRow key={`${look} startup`} {...startup} look={look} />,
        <EntityRow key={`${look} action`} {...person} look={look} action={message} />,
        <EntityRow key={`${look} bare`} name="Kestrel" image="" shape="square" facts={[]} look={look} />,
      ])}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 840 }}>{Story()}</div>],
};

export const Stress: Story = {
  args: {
    ...person,
    name: stressTexts.unbroken.slice(0, 80),
    image: '/images/missing.webp',
    facts: [stressTexts.hindi.slice(0, 120), stressTexts.unbroken.slice(0, 60)],
    text: stressTexts.long.slice(0, 200),
    action: message,
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
