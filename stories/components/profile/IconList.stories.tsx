import { stressTexts } from '@kit/fixtures/feed';
import { Award, GraduationCap, Trophy } from 'lucide';
import { IconList } from '@/components/profile/IconList';
import preview from '../../../.storybook/preview';
import { hindiNight, states, wide } from '../../support/socialStates';

const degrees = [
  {
    title: 'M.Tech, Power Systems',
    byline: 'Deccan Institute of Technology · 2011–2013',
    text: 'Thesis on islanding of small grids, tested on the campus of a district hospital.',
  },
  { title: 'B.E., Electrical Engineering', byline: 'Mula River College of Engineering · 2007–2011' },
];
const achievements = [
  { title: 'Climate Startup of the Year 2025, Deccan Founders Forum' },
  { title: 'Two patents on meter-side switching' },
];

const meta = preview.meta({
  title: 'Components/Profile/IconList',
  component: IconList,
  args: { icon: GraduationCap, items: degrees },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Two that read the same are two. */
export const Matrix = meta.story({
  render: states({
    'Titles only': { icon: Trophy, items: achievements },
    'Some with more, some twice': { icon: Award, items: [...degrees, ...achievements, ...achievements] },
  }),
});

export const Stress = meta.story({
  args: {
    items: Object.values(stressTexts).map((text) => ({
      title: text.slice(0, 120),
      byline: stressTexts.unbroken.slice(0, 80),
      text: text.slice(0, 300),
    })),
  },
  globals: hindiNight,
  decorators: [wide(280)],
});
