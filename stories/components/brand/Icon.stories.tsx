import { House } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '@/components/brand/Icon';
import preview from '../../../.storybook/preview';
import { ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Icon,
  args: { of: House },
});

export const Default = meta.story({
  render: states({ ...ofEach('size', [16, 20, 24]), Labelled: { label: 'Verified' } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});
