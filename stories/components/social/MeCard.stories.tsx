import { me } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { MeCard } from '@/components/social/MeCard';
import preview from '../../../.storybook/preview';
import { hindiNight, states, stressPerson, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: MeCard,
  args: { me, href: '/user/asha-verma' },
  decorators: [wide(232)],
});

export const Default = meta.story();

/** The skeleton has the height of the loaded card. */
export const Matrix = meta.story({
  render: states({ Loaded: {}, Loading: { me: null } }),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('group', { name }).offsetHeight;
    await expect(height('Loading')).toBe(height('Loaded'));
  },
});

export const Stress = meta.story({
  args: { me: { ...me, ...stressPerson, followers: 123_456_789 } },
  globals: hindiNight,
});
