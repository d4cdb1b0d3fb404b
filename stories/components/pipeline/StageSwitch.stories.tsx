import { columnsOf, dealStages, deals } from '@kit/fixtures/pipeline';
import { expect, fn } from 'storybook/test';
import { StageSwitch } from '@/components/pipeline/StageSwitch';
import preview, { phone, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: StageSwitch,
  args: { columns: columnsOf(deals), chosen: 'look', onChoose: fn() },
  globals: phone,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(textsOf(canvas.getAllByRole('button')).slice(0, 2)).toEqual([
      'To look at2, 2 cards',
      'Watching1, 1 card',
    ]);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('To look at');
    await userEvent.click(canvas.getByRole('button', { name: /Watching/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('watching');
  },
});

/** Long names of stages scroll sideways within the bar. */
export const StressHindi = meta.story({
  args: {
    columns: columnsOf(
      deals,
      dealStages.map((stage) => ({ ...stage, name: `${stage.id} और एक लंबा नाम` })),
    ),
  },
  globals: { locale: 'hi', theme: 'dark', ...phone },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
