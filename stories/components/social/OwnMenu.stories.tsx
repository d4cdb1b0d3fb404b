import { expect } from 'storybook/test';
import { OwnMenu } from '@/components/social/OwnMenu';
import preview from '../../../.storybook/preview';
import { atTheRight } from '../../support/atTheRight';
import { hindiNight, spies } from '../../support/socialStates';

const meta = preview.meta({
  component: OwnMenu,
  args: { label: 'More actions', ...spies('onEdit', 'onDelete') },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [atTheRight],
});

/** Before the menu has loaded, screen readers already announce that the button opens a menu. */
export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-haspopup', 'menu'),
});

export const Hindi = meta.story({ globals: hindiNight });
