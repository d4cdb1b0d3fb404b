import { everyCommand } from '@kit/fixtures/commands';
import { expect, fn, mocked } from 'storybook/test';
import { CommandOptions } from '@/components/navigation/CommandOptions';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  component: CommandOptions,
  args: { commands: everyCommand, active: null as number | null, listId: 'story-list', onCommand: fn() },
  argTypes: { commands: { control: false } },
  render: (args) => (
    <div role="listbox" aria-label="Search results" style={{ maxWidth: 440 }}>
      <CommandOptions {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const options = canvas.getAllByRole('option');
    await expect(options.map(({ id }) => id)).toEqual(options.map((_, at) => `story-list-${at}`));
    await expect(canvas.getByRole('group', { name: 'Commands' })).toBeInTheDocument();
    const undo = canvas.getByRole('option', { name: /^Undo/ });
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    await userEvent.click(undo);
    await expect(mocked(args.onCommand).mock.calls).toEqual([[everyCommand.find(({ id }) => id === 'undo')]]);
  },
});

/** The arrow keys have reached a command, which Enter runs. */
export const Active = meta.story({ args: { active: 9 } });

/** A long description of the act that Undo undoes, and long labels. */
export const LongText = meta.story({
  args: {
    commands: everyCommand.slice(8, 11).map((command) => ({
      ...command,
      label: `${command.label} ${'and what else there is to say about it '.repeat(2)}`,
      detail: 'Donaudampfschifffahrtsgesellschaftskapitän moved to Diligence, which takes a while',
    })),
  },
  globals: phone,
  play: async ({ canvas }) => {
    const listbox = canvas.getByRole('listbox');
    await expect(listbox.scrollWidth).toBe(listbox.clientWidth);
  },
});
