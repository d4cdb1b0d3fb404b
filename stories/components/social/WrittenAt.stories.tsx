import { now } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { WrittenAt } from '@/components/social/WrittenAt';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  component: WrittenAt,
  args: { time: now - 2 * 3_600_000, editedAt: now - 60_000, now },
});

/** The time of the last edit is a tooltip of “edited”, and screen readers read it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const mark = canvas.getByText('edited');
    await expect(mark).toHaveAttribute('title', expect.stringMatching(/^Edited Nov 20, 2025/));
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(/^Edited Nov 20, 2025/)).toBeInTheDocument();
  },
});

export const EditedHindi = meta.story({ globals: hindiNight });
