import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, mocked } from 'storybook/test';
import { FilterToggle } from '@/components/directory/FilterToggle';
import preview from '../../../.storybook/preview';
import { cramped, states } from '../../support/socialStates';

const meta = preview.meta({
  component: FilterToggle,
  args: { label: 'Verified only', isOn: false, onChange: fn() },
});

/** When on, a cross shows that another press removes it. */
export const Default = meta.story({
  render: states({ Off: {}, On: { label: 'Raising now', isOn: true } }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Raising now', pressed: true }));
    await expect(mocked(args.onChange).mock.calls).toEqual([[true], [false]]);
  },
});

export const Stress = meta.story({ ...cramped(240), args: { label: stressTexts.hindi, isOn: true } });
