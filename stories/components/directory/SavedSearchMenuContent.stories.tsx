import { Ellipsis } from 'lucide';
import { expect, mocked, screen } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { SavedSearchMenuContent } from '@/components/directory/SavedSearchMenuContent';
import preview from '../../../.storybook/preview';
import { hindiPhone, spies } from '../../support/socialStates';

const label = 'Options for “AI, Pre-seed”';

const meta = preview.meta({
  component: SavedSearchMenuContent,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    label,
    tells: true,
    trigger: <IconButton label={label} icon={Ellipsis} size="small" />,
    isOpen: true,
    ...spies('onOpenChange', 'onRename', 'onTellsChange', 'onDelete'),
  },
});

const opens = () => screen.findByRole('menu', { name: label });

export const Default = meta.story({
  play: async () => {
    await opens();
  },
});

Default.test('the items rename and delete the search, and switch its notifications off', async (person) => {
  await opens();
  for (const name of ['Rename', 'Stop telling me of new ones', 'Delete'])
    await person.userEvent.click(screen.getByRole('menuitem', { name }));
  await expect(mocked(person.args.onTellsChange).mock.calls).toEqual([[false]]);
  await expect(person.args.onRename).toHaveBeenCalledOnce();
  await expect(person.args.onDelete).toHaveBeenCalledOnce();
});

/** The search whose new results aren’t listed in Today. */
export const StressHindi = meta.story({
  args: { tells: false },
  globals: hindiPhone,
  play: async () => {
    await opens();
  },
});
