import { expect, fn } from 'storybook/test';
import { TagDialog } from '@/components/pipeline/TagDialog';
import preview, { hindiNight } from '../../support/preview';

const meta = preview.meta({
  component: TagDialog,
  args: { count: 3, known: ['Hardware', 'Solar'], onChoose: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['played'],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Tag 3 cards' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'New tag' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Enter} Lead {Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith('Lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('Lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Solar' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('Solar');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongHindi = meta.story({
  args: { known: ['updraft'.repeat(20), ...Array.from({ length: 40 }, (_, at) => `टैग ${at}`)] },
  globals: hindiNight,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
