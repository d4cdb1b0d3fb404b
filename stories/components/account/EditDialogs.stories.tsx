import { expect, fn, screen } from 'storybook/test';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { Editing } from '@/components/account/editView';
import preview, { hindiPhone } from '../../support/preview';

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

/** Another tab saved a different value for the same field. The dialog shows both values. */
export const Default = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog', { hidden: true })).toHaveAccessibleName(
      'These fields changed elsewhere',
    );
  },
});

export const ConfirmingHindi = meta.story({
  args: { editing: { ...editing, status: 'confirming' } },
  globals: hindiPhone,
  play: async () => {
    await expect(screen.getByRole('dialog', { hidden: true })).toHaveAccessibleName('बदलाव ख़ारिज करें?');
  },
});
