import { contact, heliogrid, stressed } from '@kit/fixtures/pipeline';
import { Ellipsis } from 'lucide';
import { expect, screen } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { CardMenuContent } from '@/components/pipeline/CardMenuContent';
import preview, { hindiNight, spies, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: CardMenuContent,
  args: {
    card: heliogrid,
    isOpen: true,
    trigger: <IconButton label="Actions" icon={Ellipsis} size="small" />,
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
  argTypes: { card: { control: false }, actions: { control: false }, trigger: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  play: async () => {
    await expect(textsOf(await screen.findAllByRole('menuitem'))).toEqual([
      'Move to…',
      'Note',
      'Due',
      'Tags',
      'Write',
      'Pass',
      'Pass and tell Heliogrid',
      'Remove',
    ]);
    await expect(screen.getByRole('menuitem', { name: 'Write' })).toHaveAttribute(
      'href',
      '/messages/heliogrid',
    );
  },
});

/** The user can’t write to a contact that isn’t on Updraft. */
export const Contact = meta.story({
  args: { card: contact },
  play: async () => {
    await expect(textsOf(await screen.findAllByRole('menuitem'))).toEqual([
      'Move to…',
      'Note',
      'Due',
      'Tags',
      'Pass',
      'Remove',
    ]);
  },
});

export const LongHindi = meta.story({
  args: { card: stressed },
  globals: hindiNight,
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});
