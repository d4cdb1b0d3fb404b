import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';

const meta = {
  title: 'Components/Navigation/NotificationCount',
  component: NotificationCount,
  args: { id: 'story-count', count: 3 },
  render: (args) => (
    <NotificationButton countId={args.id} isOpen={false} onPress={() => {}}>
      <NotificationCount {...args} />
    </NotificationButton>
  ),
} satisfies Meta<typeof NotificationCount>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameIs =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(name);
  };

export const Default: Story = { play: nameIs('Notifications, 3 new') };
/** Nothing is drawn on the bell. */
export const None: Story = {
  args: { count: 0 },
  play: nameIs('Notifications'),
};
export const Most: Story = { args: { count: 50 }, play: nameIs('Notifications, 50 new') };
export const Hindi: Story = { globals: { locale: 'hi' }, play: nameIs('सूचनाएँ, 3 नई') };
export const Spanish: Story = {
  args: { count: 1 },
  globals: { locale: 'es' },
  play: nameIs('Notificaciones, 1 nueva'),
};
