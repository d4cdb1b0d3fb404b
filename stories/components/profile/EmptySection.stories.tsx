import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptySection } from '@/components/profile/EmptySection';
import { hindiNight, hrefOf, states, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/EmptySection',
  component: EmptySection,
  args: {
    children: 'Show where you have worked and what you achieved.',
    action: { label: 'Add work experience', href: '/profile/manage' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof EmptySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Add work experience')).toBe('/profile/manage');
  },
};

export const Matrix: Story = {
  render: states({
    Own: {},
    'Of another person': {
      children: 'The places they have worked will be listed here.',
      action: undefined,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Stress: Story = {
  args: {
    children: stressTexts.hindi,
    action: { label: stressTexts.unbroken.slice(0, 60), href: '/discover' },
  },
  globals: hindiNight,
  decorators: [wide(260)],
};
