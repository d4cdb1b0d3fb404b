import { expect } from 'storybook/test';
import { Skeleton } from '@/components/feedback/Skeleton';
import { PrerenderedContent } from '@/components/layout/PrerenderedContent';
import preview, { cramped } from '../../support/preview';

const meta = preview.meta({
  component: PrerenderedContent,
  args: {
    isLoading: true,
    skeleton: <Skeleton />,
    children: <p>{'Rooftop solar that trades with its neighbors. '.repeat(20)}</p>,
  },
});

/** Without prerendered content in the HTML, a skeleton is shown. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Rooftop solar/)).toBe(null);
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-prerendered]')).not.toBeVisible();
  },
});

export const LongText = meta.story({
  ...cramped(240),
  args: { isLoading: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Rooftop solar/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-prerendered]')).toBe(null);
  },
});
