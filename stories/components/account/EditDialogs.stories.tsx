import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { Editing } from '@/components/account/editView';

const editing: Editing<{ bio: string }> = {
  status: 'clashing',
  subject: '',
  values: { bio: 'Sun' },
  errors: {},
  clashes: [{ field: 'bio', mine: 'Sun', theirs: 'Wind' }],
};

const meta = {
  title: 'Components/Account/EditDialogs',
  component: EditDialogs<{ bio: string }>,
  args: {
    editing,
    labels: { bio: 'Bio' },
    actions: { onStay: fn(), onDiscard: fn(), onSettle: fn(), onUndecided: fn() },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof EditDialogs<{ bio: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Changed elsewhere too' })).toBeInTheDocument();
  },
};
export const Confirming: Story = {
  args: { editing: { ...editing, status: 'confirming' } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeInTheDocument();
  },
};
/** Nothing is asked while it is typed. */
export const NothingAsked: Story = {
  args: { editing: { ...editing, status: 'typing' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const PhoneHindi: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
