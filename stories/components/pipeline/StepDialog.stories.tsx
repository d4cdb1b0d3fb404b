import { expect, fireEvent, fn } from 'storybook/test';
import { StepDialog } from '@/components/pipeline/StepDialog';
import preview, { hindiNight, phone } from '../../support/preview';

const meta = preview.meta({
  component: StepDialog,
  args: { count: 1, onSet: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['played'],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Next step of 1 card' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Set' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSet).not.toHaveBeenCalled();
    await userEvent.keyboard('Write to them{Enter}');
    await expect(args.onSet).toHaveBeenLastCalledWith({ text: 'Write to them', due: undefined });
    fireEvent.change(canvas.getByLabelText('Due'), { target: { value: '2025-11-24' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ text: 'Write to them', due: '2025-11-24' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NarrowHindi = meta.story({
  args: { count: 5000 },
  globals: { ...hindiNight, ...phone },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
