import { expect, waitFor } from 'storybook/test';
import { Unsaved } from '@/components/social/Unsaved';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({ component: Unsaved, args: { state: 'pending' as const } });

/** Shown after a delay, because most changes are saved before it ends. */
export const Default = meta.story({
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/Saving…/)).toBeVisible()),
});

export const FailedHindi = meta.story({ args: { state: 'failed' }, globals: hindiNight });
