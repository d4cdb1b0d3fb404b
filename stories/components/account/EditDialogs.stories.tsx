import { expect, fn, screen } from 'storybook/test';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { Editing } from '@/components/account/editView';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const editing: Editing<{ bio: string }> = {
  status: 'clashing',
  subject: '',
  values: { bio: 'Sun' },
  errors: {},
  clashes: [{ field: 'bio', mine: 'Sun', theirs: 'Wind' }],
};

const meta = preview.meta({
  component: EditDialogs<{ bio: string }>,
  args: {
    editing,
    labels: { bio: 'Bio' },
    actions: { onStay: fn(), onDiscard: fn(), onSettle: fn(), onUndecided: fn() },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

/** Two clashing values, beside a form without an open dialog. */
export const Default = meta.story({
  render: (args) => (
    <>
      <EditDialogs {...args} />
      <EditDialogs {...args} editing={{ ...editing, status: 'typing' }} />
      <EditDialogs {...args} editing={null} />
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'These fields changed elsewhere' });
    await expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  },
});

export const ConfirmingHindi = meta.story({
  args: { editing: { ...editing, status: 'confirming' } },
  globals: hindiPhone,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'बदलाव ख़ारिज करें?' })).toBeInTheDocument();
  },
});
