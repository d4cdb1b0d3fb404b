import { stressTexts } from '@kit/fixtures/feed';
import { GraduationCap } from 'lucide';
import { IconList } from '@/components/profile/IconList';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const degrees = [
  { title: 'M.Tech, Power Systems', byline: 'Deccan Institute', text: 'Thesis on small grids.' },
  { title: 'B.E., Electrical Engineering', byline: 'Mula River College of Engineering · 2007–2011' },
];

const meta = preview.meta({
  component: IconList,
  args: { icon: GraduationCap, items: [...degrees, { title: 'Two patents' }, { title: 'Two patents' }] },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

/** The list shows two items with the same text. */
export const Default = meta.story();

export const Stress = meta.story({
  ...hindiIn(280),
  args: { items: Object.values(stressTexts).map((text) => ({ title: text, byline: text, text })) },
});
