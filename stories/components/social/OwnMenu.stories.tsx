import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { OwnMenu } from '@/components/social/OwnMenu';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/OwnMenu',
  component: OwnMenu,
  args: { label: 'More actions', onEdit: fn(), onDelete: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect([mocked(args.onEdit).mock.calls.length, mocked(args.onDelete).mock.calls.length]).toEqual([
      1, 0,
    ]);
  },
});

export const Hindi = meta.story({
  globals: hindiNight,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
