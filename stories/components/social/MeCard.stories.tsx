import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { MeCard } from '@/components/social/MeCard';

const meta = {
  title: 'Components/Social/MeCard',
  component: MeCard,
  args: { me, href: '/user/asha-verma' },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof MeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Asha Verma Verified' })).toHaveAttribute(
      'href',
      '/user/asha-verma',
    );
  },
};

export const Loading: Story = { args: { me: null } };

/** The skeleton is as high as what replaces it. */
export const SameSize: Story = {
  render: (args) => (
    <Inline gap={24} align="start">
      {[me, null].map((who) => (
        <div key={who?.id ?? 'loading'} style={{ width: 232, flexShrink: 0 }}>
          <MeCard {...args} me={who} />
        </div>
      ))}
    </Inline>
  ),
  decorators: [(Story) => <div style={{ width: 500 }}>{Story()}</div>],
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
  globals: { locale: 'hi' },
};
