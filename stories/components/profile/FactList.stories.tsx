import { stressTexts } from '@kit/fixtures/feed';
import { FactList } from '@/components/profile/FactList';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  component: FactList,
  args: {
    facts: [
      { term: 'Round', value: 'Seed' },
      { term: 'Closes', value: 'Dec 15, 2025' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 290 }}>{Story()}</div>],
});

export const Default = meta.story();

export const LongText = meta.story({
  globals: hindiNight,
  args: { facts: Object.entries(stressTexts).map(([term, value]) => ({ term, value })) },
});
