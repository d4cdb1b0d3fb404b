import { expect } from 'storybook/test';
import { OwnMenu } from '@/components/social/OwnMenu';
import preview from '../../../.storybook/preview';
import { hindiNight, spies } from '../../support/socialStates';

const meta = preview.meta({
  component: OwnMenu,
  args: { label: 'More actions', ...spies('onEdit', 'onDelete') },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
});

/** Before the menu has loaded, the button already announces it. */
export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-haspopup', 'menu'),
});

export const Hindi = meta.story({ globals: hindiNight });
