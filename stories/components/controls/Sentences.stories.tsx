import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, mocked } from 'storybook/test';
import { Sentences } from '@/components/controls/Sentences';
import preview, { cramped, holding } from '../../support/preview';

const [early, timing] = ['It’s too early for me.', 'The timing isn’t right.'] as const;

const meta = preview.meta({
  component: Sentences,
  args: { label: 'Begin with', sentences: [early, timing], value: '', onChange: fn() },
  render: holding('value', 'onChange'),
});

/** A sentence replaces another suggestion. A second press clears it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(early);
    await press(timing);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(timing);
    await press(timing);
    await expect(mocked(args.onChange).mock.calls).toEqual([[early], [timing], ['']]);
  },
});

/** The user’s own text stays: a sentence follows it, once. */
export const OwnText = meta.story({
  args: { value: 'Dear Asha,' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: early }));
    await userEvent.click(canvas.getByRole('button', { name: early }));
    await expect(mocked(args.onChange).mock.calls).toEqual([[`Dear Asha, ${early}`]]);
  },
});

export const LongText = meta.story({ ...cramped(240), args: { sentences: [stressTexts.unbroken, early] } });
