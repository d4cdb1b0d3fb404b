import { expect, waitFor } from 'storybook/test';
import { Searching } from '@/components/feedback/Searching';
import preview from '../../../.storybook/preview';
import { cramped } from '../../support/socialStates';

const meta = preview.meta({ component: Searching });

/** Shown after 150 ms, because most searches are done by then. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Searching…')).toBeVisible());
  },
});

export const Hindi = meta.story(cramped(160));
