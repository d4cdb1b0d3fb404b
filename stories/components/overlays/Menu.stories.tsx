import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, Ellipsis, LogOut, Settings, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Menu, MenuHeader, MenuItem, MenuRadioGroup, MenuSeparator } from '@/components/overlays/Menu';
import { Text } from '@/components/typography/Text';

const onSelect = fn();
const onChange = fn();

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

function AccountItems() {
  const [theme, setTheme] = useState('light');
  return (
    <>
      <MenuHeader>
        <Text weight="strong">Asha Verma</Text>
        <Text size="small" tone="muted">
          asha@heliogrid.example
        </Text>
      </MenuHeader>
      <MenuSeparator />
      <MenuItem icon={CircleUserRound} href="#profile">
        Profile
      </MenuItem>
      <MenuItem icon={Star} href="#starred">
        Starred
      </MenuItem>
      <MenuItem icon={Settings} isDisabled>
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Theme"
        value={theme}
        options={themes}
        onChange={(value) => {
          setTheme(value);
          onChange(value);
        }}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSelect}>
        Log out
      </MenuItem>
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuRadioGroup, MenuHeader },
  args: {
    trigger: <Button variant="secondary">Account</Button>,
    label: 'Account menu',
    children: <AccountItems />,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    onSelect.mockClear();
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isOpen: true } };

/** Opened, walked and left from the keyboard; the focus goes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account menu' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    // The disabled one is passed over.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

export const Selecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Links: Story = {
  args: { isOpen: true },
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: 'Starred' });
    await expect(item).toHaveAttribute('href', '#starred');
    await expect(item.tagName).toBe('A');
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const themesShown = within(await screen.findByRole('group', { name: 'Theme' }));
    await expect(themesShown.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(onChange).toHaveBeenCalledWith('dark');
  },
};

/** Open is what it is told to be. */
export const Controlled: Story = {
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
};

/** Behind an icon, with an action that takes something away. */
export const Matrix: Story = {
  args: {
    isOpen: true,
    trigger: <IconButton label="More about this post" icon={Ellipsis} />,
    label: 'More about this post',
    children: (
      <>
        <MenuItem>Without an icon</MenuItem>
        <MenuItem icon={Star}>With an icon</MenuItem>
        <MenuItem icon={Settings} isDisabled>
          Disabled
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    label: 'खाता',
    trigger: <Button variant="secondary">खाता</Button>,
    children: (
      <>
        <MenuHeader>
          <Text weight="strong">वेंकटनरसिंहराजुवारिपेटा श्रीनिवासन</Text>
          <Text size="small" tone="muted">
            {'averylongaddress'.repeat(4)}@heliogrid.example
          </Text>
        </MenuHeader>
        <MenuSeparator />
        <MenuItem icon={Star} href="#starred">
          आपके तारांकित स्टार्टअप, निवेशक और लोग, सब एक जगह
        </MenuItem>
        <MenuRadioGroup
          label="थीम"
          value="a"
          options={[
            { value: 'a', label: 'डिवाइस की सेटिंग के अनुसार अपने आप बदलती रहे' },
            { value: 'b', label: 'गहरी' },
          ]}
          onChange={onChange}
        />
      </>
    ),
  },
};
