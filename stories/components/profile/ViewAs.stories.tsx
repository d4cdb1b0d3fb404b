import { expect, fn } from 'storybook/test';
import { ViewAs } from '@/components/profile/ViewAs';
import { viewers } from '@/data/schema/rules/privacy';
import preview from '../../../.storybook/preview';
import { hindiIn, holding } from '../../support/socialStates';
import { viewAs } from '../../support/viewAs';

const meta = preview.meta({
  component: ViewAs,
  args: { value: 'self' as const, options: viewers.user, onChange: fn() },
  argTypes: { value: { control: 'inline-radio', options: viewers.user } },
  render: holding('value', 'onChange'),
});

/** The status is rendered empty at first, because screen readers announce only later changes of its text. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await expect(status.textContent).toBe('');
    await viewAs(canvas, 'Everyone');
    await expect(args.onChange).toHaveBeenLastCalledWith('everyone');
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('This is what everyone sees.');
    await viewAs(canvas, 'A connection');
    await expect(status).toHaveTextContent('This is what your connections see.');
  },
});

export const NarrowHindi = meta.story({ args: { value: 'connection' }, ...hindiIn(200) });
