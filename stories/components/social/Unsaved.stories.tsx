import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Unsaved } from '@/components/social/Unsaved';
import { hindiNight } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/Unsaved',
  component: Unsaved,
  args: { state: 'pending' },
} satisfies Meta<typeof Unsaved>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not at once: most of what is written is there before. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByText(/Saving…/);
    await waitFor(() => expect(mark).toBeVisible());
  },
};

export const FailedHindi: Story = { args: { state: 'failed' }, globals: hindiNight };
