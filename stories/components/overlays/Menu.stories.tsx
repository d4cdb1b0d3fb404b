import { stressTexts } from '@kit/fixtures/feed';
import { Ellipsis, Star, Trash2 } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Menu, MenuHeader, MenuItem, MenuRadioGroup, MenuSeparator } from '@/components/overlays/Menu';
import preview from '../../../.storybook/preview';

const onSelect = fn();
const onChange = fn();

const meta = preview.meta({
  component: Menu,
  subcomponents: { MenuItem, MenuRadioGroup, MenuHeader },
  args: {
    trigger: <Button variant="secondary">Account</Button>,
    label: 'Account menu',
    children: (
      <>
        <MenuHeader>Asha Verma</MenuHeader>
        <MenuItem href="#profile">Profile</MenuItem>
        <MenuItem isDisabled>Settings</MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          label="Theme"
          value="light"
          options={['Light', 'Dark'].map((label) => ({ value: label.toLowerCase(), label }))}
          onChange={onChange}
        />
        <MenuItem onSelect={onSelect}>Log out</MenuItem>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  decorators: [(Story) => <Inline justify="end">{Story()}</Inline>],
});

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await step(
      'the keyboard opens, navigates and closes the menu, which returns the focus to its button',
      async () => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('menu', { name: 'Account menu' });
        const profile = screen.getByRole('menuitem', { name: 'Profile' });
        await waitFor(() => expect(profile).toHaveFocus());
        await expect(profile).toHaveProperty('hash', '#profile');
        // Arrow keys skip the disabled item.
        await userEvent.keyboard('{ArrowDown}');
        await expect(screen.getByRole('menuitemradio', { name: 'Light', checked: true })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await isGone();
        await expect(trigger).toHaveFocus();
        await expect(onSelect).not.toHaveBeenCalled();
      },
    );
    await step('selecting an action closes the menu', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      await expect(onSelect).toHaveBeenCalledOnce();
      await isGone();
    });
    await step('selecting a radio item reports its value', async () => {
      await userEvent.click(trigger);
      const themes = within(await screen.findByRole('group', { name: 'Theme' }));
      await userEvent.click(themes.getByRole('menuitemradio', { name: 'Dark' }));
      await expect(onChange).toHaveBeenCalledWith('dark');
    });
  },
});

/** A menu of an icon button, with every kind of item. If `isOpen` is given, only `isOpen` opens or closes the menu. */
export const Matrix = meta.story({
  args: {
    isOpen: true,
    trigger: <IconButton label="More about this post" icon={Ellipsis} />,
    label: 'More about this post',
    children: (
      <>
        <MenuItem>Without an icon</MenuItem>
        <MenuItem icon={Star}>With an icon</MenuItem>
        <MenuItem isDisabled>Disabled</MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
});

export const LongText = meta.story({
  args: {
    isOpen: true,
    label: 'खाता',
    trigger: <Button variant="secondary">खाता</Button>,
    children: (
      <>
        <MenuHeader>{stressTexts.unbroken.slice(0, 90)}</MenuHeader>
        <MenuItem icon={Star}>{stressTexts.hindi}</MenuItem>
        <MenuRadioGroup
          label="थीम"
          value=""
          options={[{ value: '', label: stressTexts.hindi }]}
          onChange={fn()}
        />
      </>
    ),
  },
});
