import { expect, fn } from 'storybook/test';
import { Preferences } from '@/components/navigation/Preferences';
import { themes } from '@/data/schema/shapes/themes';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: Preferences,
  args: { theme: 'light' as const, locale: 'en' as const, onThemeChange: fn(), onLocaleChange: fn() },
  argTypes: { theme: { control: 'inline-radio', options: themes } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Español');
    await expect(args.onLocaleChange).toHaveBeenCalledWith('es');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
});

export const Hindi = meta.story({ globals: { locale: 'hi' }, args: { locale: 'hi', theme: 'system' } });
