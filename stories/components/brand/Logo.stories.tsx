import { expect } from 'storybook/test';
import { Logo } from '@/components/brand/Logo';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';
import { states } from '../../support/socialStates';

const meta = preview.meta({
  component: Logo,
  args: { href: '#home' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveAttribute('href', '#home');
  },
});

/** Without its visible name, the logo still has an accessible name. */
export const Matrix = meta.story({
  render: states({ named: {}, 'without its name': { wordmark: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Updraft' })).toHaveLength(2);
  },
});

/** On a phone, the visible name is hidden. */
export const NarrowBar = meta.story({ globals: phone, args: { wordmark: 'onDesktop' } });
