import { dealStages, heliogrid, ledgerline } from '@kit/fixtures/pipeline';
import { expect } from 'storybook/test';
import { ChosenBar } from '@/components/pipeline/ChosenBar';
import preview, { onPhone, spies } from '../../support/preview';

const ids = [heliogrid.id, ledgerline.id];

const meta = preview.meta({
  component: ChosenBar,
  args: {
    chosen: new Set(ids),
    stages: dealStages,
    knownTags: ['Solar'],
    ...spies('onMove', 'onRemove', 'onStepChange', 'onTag', 'onClear'),
  },
  argTypes: { chosen: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen');
    await press('Move');
    await press('Watching');
    await expect(args.onMove).toHaveBeenCalledWith(ids, 'watching');
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveFocus();
    await press('Tag');
    await press('Solar');
    await expect(args.onTag).toHaveBeenCalledWith(ids, 'Solar');
    await press('Set next step');
    await userEvent.keyboard('Call{Enter}');
    await expect(args.onStepChange).toHaveBeenCalledWith(ids, { text: 'Call', due: undefined });
    await press('Remove');
    await expect(args.onRemove).toHaveBeenCalledWith(ids);
    await press('Clear choice');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const NarrowHindi = meta.story(onPhone);
