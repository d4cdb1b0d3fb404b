import { expect, fn, screen, within } from 'storybook/test';
import { Shortcuts } from '@/components/navigation/Shortcuts';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: Shortcuts,
  args: { mod: 'Ctrl' as const, onClose: fn() },
  argTypes: { mod: { control: 'inline-radio', options: ['Ctrl', '⌘'] } },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

/** Returns the text of the table’s row with this header, as a screen reader reads it. */
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(16 + 3);
    await expect(rowOf('Search and commands')).toHaveAccessibleName('Search and commands Ctrl K');
    await expect(rowOf('Carry the lifted card')).toHaveAccessibleName(
      'Carry the lifted card to another column Left arrow or Right arrow',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** On Apple’s devices, ⌘ replaces Ctrl. */
export const Apple = meta.story({
  args: { mod: '⌘' },
  play: async () => {
    await expect(rowOf('Undo')).toHaveAccessibleName('Undo ⌘ Z');
  },
});

/** On a phone in Hindi, the dialog is a sheet that scrolls. */
export const HindiPhone = meta.story({
  globals: hindiPhone,
  play: async () => {
    const { left, right } = screen.getByRole('table').getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  },
});
