import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { OwnMenuContent } from '@/components/social/OwnMenuContent';
import { hindiPhone, holding, textsOf } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/OwnMenuContent',
  component: OwnMenuContent,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    label: 'More actions',
    trigger: <IconButton label="More actions" icon={Ellipsis} size="small" />,
    isOpen: true,
    onOpenChange: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  argTypes: { trigger: { control: false } },
  render: holding('isOpen', 'onOpenChange'),
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof OwnMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
    await expect(textsOf(screen.getAllByRole('menuitem'))).toEqual(['Edit', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect([args.onEdit.mock.calls.length, args.onDelete.mock.calls.length]).toEqual([0, 1]);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const StressHindi: Story = {
  globals: hindiPhone,
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
