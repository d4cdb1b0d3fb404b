import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OwnMenu } from '@/components/social/OwnMenu';
import { hindiNight } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/OwnMenu',
  component: OwnMenu,
  args: { label: 'More actions', onEdit: fn(), onDelete: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof OwnMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect([args.onEdit.mock.calls.length, args.onDelete.mock.calls.length]).toEqual([1, 0]);
  },
};

export const Hindi: Story = {
  globals: hindiNight,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
