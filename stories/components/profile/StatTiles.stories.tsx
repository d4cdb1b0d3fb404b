import { stressTexts } from '@kit/fixtures/feed';
import { StatTiles, statTileColumns } from '@/components/profile/StatTiles';
import preview from '../../../.storybook/preview';
import { inSection } from '../../support/inSection';
import { hindiPhone, ofEach, states, wide } from '../../support/socialStates';

const startup = [
  { label: 'ARR', value: '$840K', trend: { text: '14% monthly', isUp: true } },
  { label: 'Active users', value: '3,120', trend: { text: '2%', isUp: false } },
  { label: 'CAC', value: '$42', note: 'Customer acquisition cost' },
];

const meta = preview.meta({
  component: StatTiles,
  args: { tiles: startup },
  decorators: [inSection('Key metrics')],
});

export const Default = meta.story();

export const Matrix = meta.story({ render: states(ofEach('columns', statTileColumns)) });

export const Stress = meta.story({
  args: {
    columns: 4,
    tiles: [
      { label: stressTexts.hindi, value: '$999,999,999,999' },
      { label: stressTexts.unbroken, value: '−97%', note: stressTexts.hindi },
    ],
  },
  globals: hindiPhone,
  decorators: [wide(320)],
});
