import { sidebar, stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { TrendingTopics } from '@/components/social/TrendingTopics';
import preview from '../../../.storybook/preview';
import { hindiNight, hrefOf, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: TrendingTopics,
  args: {
    topics: sidebar.trending,
    hrefFor: (topic: string) => `/explore?q=${encodeURIComponent(`#${topic}`)}`,
  },
  decorators: [wide(300)],
});

export const Default = meta.story({
  play: ({ canvas }) => expect(hrefOf(canvas, '#ClimateTech')).toBe('/explore?q=%23ClimateTech'),
});

export const Stress = meta.story({
  args: { topics: Object.values(stressTexts).map((topic, posts) => ({ topic, posts })) },
  globals: hindiNight,
});
