import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Preferences } from '@/components/navigation/Preferences';
import { themes } from '@/data/schema/themes';

const meta = {
  title: 'Components/Navigation/Preferences',
  component: Preferences,
  args: { theme: 'light', locale: 'en', onThemeChange: fn(), onLocaleChange: fn() },
  argTypes: { theme: { control: 'inline-radio', options: themes } },
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Español');
    await expect(args.onLocaleChange).toHaveBeenCalledWith('es');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {themes.map((theme) => (
        <Preferences key={theme} {...args} theme={theme} />
      ))}
    </Stack>
  ),
};

export const Hindi: Story = { globals: { locale: 'hi' }, args: { locale: 'hi', theme: 'system' } };
