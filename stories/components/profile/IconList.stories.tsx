import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, GraduationCap, Trophy } from 'lucide';
import { expect } from 'storybook/test';
import { IconList } from '@/components/profile/IconList';
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

const meta = {
  title: 'Components/Profile/IconList',
  component: IconList,
  args: { icon: GraduationCap, items: degrees },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Two that read the same are two. */
export const Matrix: Story = {
  render: states({
    'Titles only': { icon: Trophy, items: achievements },
    'Some with more, some twice': { icon: Award, items: [...degrees, ...achievements, ...achievements] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 + 6);
  },
};

export const Stress: Story = {
  args: {
    items: Object.values(stressTexts).map((text) => ({
      title: text.slice(0, 120),
      byline: stressTexts.unbroken.slice(0, 80),
      text: text.slice(0, 300),
    })),
  },
  globals: hindiNight,
  decorators: [wide(280)],
};
