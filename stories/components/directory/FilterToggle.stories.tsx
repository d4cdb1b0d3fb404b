import { expect, fn, mocked } from 'storybook/test';
import { FilterToggle } from '@/components/directory/FilterToggle';
import preview from '../../../.storybook/preview';
import { states, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/FilterToggle',
  component: FilterToggle,
  args: { label: 'Verified only', isOn: false, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verified only', pressed: false })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(mocked(args.onChange).mock.calls).toEqual([[true]]);
  },
});

/** On, it shows by a cross that one more press removes it. */
export const Matrix = meta.story({
  render: states({ Off: {}, On: { label: 'Raising now', isOn: true } }),
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Raising now', pressed: true });
    await userEvent.click(toggle);
    await expect(mocked(args.onChange).mock.calls).toEqual([[false]]);
  },
});

export const Stress = meta.story({
  args: { label: `केवल सत्यापित स्टार्टअप दिखाएँ जो अभी निवेश ढूँढ रहे हैं ${'updraft'.repeat(6)}`, isOn: true },
  decorators: [wide(240)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});
