import { Link } from 'lucide';
import { expect, fn } from 'storybook/test';
import { ShareButton } from '@/components/profile/ShareButton';
import preview from '../../../.storybook/preview';
import { hindiNight, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({ component: ShareButton, args: { isCopied: false, onClick: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Matrix = meta.story({
  render: states({
    Copied: { isCopied: true },
    Small: { size: 'small' },
    Wide: { label: 'Copy Profile Link', icon: Link, isFullWidth: true },
  }),
  play: async ({ canvas }) => {
    const copied = stateOf(canvas, 'Copied');
    await expect(copied.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(copied.getByRole('status')).toHaveTextContent('Copied!');
  },
});

export const Hindi = meta.story({ globals: hindiNight, args: { isCopied: true } });
