import { expect } from 'storybook/test';
import { BoardSkeleton } from '@/components/pipeline/BoardSkeleton';
import preview, { onPhone } from '../../support/preview';

const meta = preview.meta({ component: BoardSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your pipeline');
  },
});

export const NarrowHindi = meta.story(onPhone);
