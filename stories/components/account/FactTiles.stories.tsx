import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactTiles } from '@/components/account/FactTiles';
import { Section } from '@/components/profile/Section';

const meta = {
  title: 'Components/Account/FactTiles',
  component: FactTiles,
  args: {
    facts: [
      { term: 'Investment amount', value: '₹2,500,000' },
      { term: 'Sectors', value: 'Healthcare, AI, SaaS' },
      { term: 'Average investment', value: '' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 828 }}>
        <Section title="Financial Information">{Story()}</Section>
      </div>
    ),
  ],
} satisfies Meta<typeof FactTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A blank one is said to be missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '₹2,500,000',
      'Healthcare, AI, SaaS',
      'Not added yet',
    ]);
  },
};

export const One: Story = { args: { facts: [{ term: 'Accredited', value: 'Yes' }] } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 2, 4, 7].map((count) => (
        <FactTiles
          key={count}
          facts={Array.from({ length: count }, (_, at) => ({ term: `Fact ${at + 1}`, value: 'A value' }))}
        />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  args: {
    facts: Object.entries(stressTexts).map(([term, value]) => ({ term, value })),
  },
  globals: { locale: 'hi' },
};
