import { heliogrid, stressed } from '@kit/fixtures/pipeline';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { CardMenu, CardMenuPart, type CardMenuProps } from '@/components/pipeline/CardMenu';
import preview, { hindiNight, spies, wide } from '../../support/preview';

/** A menu that opens and closes. */
function Live(args: CardMenuProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const onMenuChange: CardMenuProps['actions']['onMenuChange'] = (id, next) => {
    void CardMenuPart.fetch().then(() => setOpen(next));
    args.actions.onMenuChange(id, next);
  };
  return <CardMenu {...args} isOpen={isOpen} actions={{ ...args.actions, onMenuChange }} />;
}

const meta = preview.meta({
  component: CardMenu,
  args: {
    card: heliogrid,
    actions: spies(
      'onOpen',
      'onMoveTo',
      'onPass',
      'onRemove',
      'onSuggestionTake',
      'onSuggestionLater',
      'onMenuChange',
    ),
  },
  argTypes: { card: { control: false }, actions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Live {...args} />,
});

/** The first press loads the menu and opens it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args: { actions } }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Heliogrid' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Move to…');
    await expect(actions.onMoveTo).toHaveBeenCalledWith(heliogrid.id);
    for (const [name, part] of [
      ['Note', 'note'],
      ['Due', 'due'],
      ['Tags', 'tags'],
    ] as const) {
      await choose(name);
      await expect(actions.onOpen).toHaveBeenLastCalledWith(heliogrid.id, part);
    }
    await choose('Pass');
    await expect(actions.onPass).toHaveBeenLastCalledWith(heliogrid.id);
    await choose('Pass and tell Heliogrid');
    await expect(actions.onPass).toHaveBeenLastCalledWith(heliogrid.id, true);
    await choose('Remove');
    await expect(actions.onRemove).toHaveBeenCalledWith(heliogrid.id);
  },
});

export const LongHindi = meta.story({
  args: { card: stressed },
  globals: hindiNight,
  decorators: [wide(280)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});
