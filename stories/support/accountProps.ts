import { fn } from 'storybook/test';
import { emailDigests, founderPrivacies } from '@/data/schema/shapes/settings';

/** The props of Asha's account menu, in English and in the light theme. */
export const accountOfAsha = () => ({
  name: 'Asha Verma',
  theme: 'light' as const,
  locale: 'en' as const,
  onThemeChange: fn(),
  onLocaleChange: fn(),
  onCommands: fn(),
  onSignOut: fn(),
});

/** The preferences of a founder. */
export const founderPreferences = () => ({
  emailDigest: { value: 'weekly' as const, options: emailDigests, onChange: fn() },
  theme: 'light' as const,
  onThemeChange: fn(),
  locale: 'en' as const,
  onLocaleChange: fn(),
  privacy: { value: 'public' as const, options: founderPrivacies, onChange: fn() },
});
