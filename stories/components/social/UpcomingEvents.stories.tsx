import { sidebar, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UpcomingEvents } from '@/components/social/UpcomingEvents';
import { hindiNight, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/UpcomingEvents',
  component: UpcomingEvents,
  args: { events: sidebar.events },
  decorators: [wide(300)],
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28')).toBeVisible();
    await expect(canvas.getByText(/Online · 6:00/)).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: stressTexts.hindi,
        place: stressTexts.unbroken.slice(0, 80),
        date: '2026-09-30',
        time: '23:59',
      },
    ],
  },
  globals: hindiNight,
};
