import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { FactTiles } from '@/components/account/FactTiles';
import { Section } from '@/components/profile/Section';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
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
});

/** A blank value is said to be missing. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '₹2,500,000',
      'Healthcare, AI, SaaS',
      'Not added yet',
    ]);
  },
});

export const Stress = meta.story({
  args: { facts: Object.entries(stressTexts).map(([term, value]) => ({ term, value })) },
  globals: { locale: 'hi' },
});
