import { Ellipsis } from 'lucide';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { OwnMenuContent } from '@/components/social/OwnMenuContent';
import preview from '../../../.storybook/preview';
import { hindiPhone, holding, textsOf } from '../../support/socialStates';

const meta = preview.meta({
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
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
    await expect(textsOf(screen.getAllByRole('menuitem'))).toEqual(['Edit', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect([mocked(args.onEdit).mock.calls.length, mocked(args.onDelete).mock.calls.length]).toEqual([
      0, 1,
    ]);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const StressHindi = meta.story({
  globals: hindiPhone,
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
