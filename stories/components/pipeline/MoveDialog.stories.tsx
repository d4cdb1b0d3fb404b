import { dealStages } from '@kit/fixtures/pipeline';
import { expect, fn } from 'storybook/test';
import { MoveDialog } from '@/components/pipeline/MoveDialog';
import preview, { hindiNight, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: MoveDialog,
  args: {
    name: 'Ledgerline' as string | undefined,
    count: 1,
    stages: dealStages,
    current: 'talking' as string | undefined,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['played'],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Move Ledgerline to' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Talking Current' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Diligence' }));
    await expect(args.onChoose).toHaveBeenCalledWith('diligence');
  },
});

export const SeveralCards = meta.story({
  args: { name: undefined, count: 3, current: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Move 3 cards to' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongHindi = meta.story({
  args: { ...tooLong('name'), stages: dealStages.map((stage) => ({ ...stage, ...tooLong('name') })) },
  globals: hindiNight,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
