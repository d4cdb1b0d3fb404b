import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MeCard } from '@/components/social/MeCard';
import { hindiNight, hrefOf, states, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/MeCard',
  component: MeCard,
  args: { me, href: '/user/asha-verma' },
  decorators: [wide(232)],
} satisfies Meta<typeof MeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Asha Verma Verified')).toBe('/user/asha-verma');
  },
};

/** The skeleton is as high as what replaces it. */
export const Matrix: Story = {
  render: states({ Loaded: {}, Loading: { me: null } }),
  play: async ({ canvasElement }) => {
    const [loaded, loading] = [...canvasElement.querySelectorAll('dl')].map(
      (facts) => facts.parentElement?.parentElement?.offsetHeight,
    );
    await expect(loading).toBe(loaded);
  },
};

export const Stress: Story = {
  args: {
    me: {
      ...me,
      name: stressTexts.unbroken.slice(0, 60),
      role: stressTexts.hindi,
      avatar: '/images/missing.webp',
      followers: 123_456_789,
    },
  },
  globals: hindiNight,
};
