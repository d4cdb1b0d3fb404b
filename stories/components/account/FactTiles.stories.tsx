import { stressTexts } from '@kit/fixtures/feed';
import { FactTiles } from '@/components/account/FactTiles';
import preview from '../../../.storybook/preview';
import { inSection } from '../../support/inSection';

const meta = preview.meta({
  component: FactTiles,
  args: {
    facts: [
      { term: 'Investment amount', value: '₹25,00,000' },
      { term: 'Sectors', value: 'Healthcare, AI, SaaS' },
      { term: 'Average investment', value: '' },
    ],
  },
  decorators: [inSection('Financial Information')],
});

/** A blank value is shown as missing. */
export const Default = meta.story({});

export const Stress = meta.story({
  args: { facts: Object.entries(stressTexts).map(([term, value]) => ({ term, value })) },
  globals: { locale: 'hi' },
});
