import { fn } from 'storybook/test';
import { emailDigests, founderPrivacies } from '@/data/schema/settings';

/** The props of the account's menu: Asha's, in English and in light. */
export const accountOfAsha = () => ({
  name: 'Asha Verma',
  theme: 'light' as const,
  locale: 'en' as const,
  onThemeChange: fn(),
  onLocaleChange: fn(),
  onSignOut: fn(),
});

/** What a founder is given to choose from. */
export const founderPreferences = () => ({
  emailDigest: { value: 'weekly' as const, options: emailDigests, onChange: fn() },
  theme: 'light' as const,
  onThemeChange: fn(),
  locale: 'en' as const,
  onLocaleChange: fn(),
  privacy: { value: 'public' as const, options: founderPrivacies, onChange: fn() },
});
