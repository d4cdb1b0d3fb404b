import { expect } from 'storybook/test';
import { SavedSearchMenu } from '@/components/directory/SavedSearchMenu';
import preview from '../../../.storybook/preview';
import { hindiNight, spies } from '../../support/socialStates';

const meta = preview.meta({
  component: SavedSearchMenu,
  args: {
    label: 'Options for “AI, Pre-seed”',
    tells: true,
    ...spies('onRename', 'onTellsChange', 'onDelete'),
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

/** Before the menu has loaded, screen readers already announce that the button opens a menu. */
export const Default = meta.story({
  play: ({ canvas, args }) =>
    expect(canvas.getByRole('button', { name: args.label })).toHaveAttribute('aria-haspopup', 'menu'),
});

export const Hindi = meta.story({ globals: hindiNight });
