import { expect, fn } from 'storybook/test';
import { Preferences } from '@/components/navigation/Preferences';
import { SiteFooter } from '@/components/navigation/SiteFooter';
import preview from '../../../.storybook/preview';
import { hindiPhone, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { preferences: <Preferences theme="light" locale="en" onThemeChange={fn()} onLocaleChange={fn()} /> },
});

/** The columns of the footer (spec section 2). */
const columns = {
  Programs: 'Program, Startup School, Work at a Startup, Co-Founder Matching',
  Company:
    'Blog, Contact, Press, People, Careers, Privacy Policy, Notice at Collection, Security, Terms of Use',
  Resources: 'Startup Directory, Startup Library, Investors, SAFE, Hacker News, Launch, Deals',
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [name, words] of Object.entries(columns)) {
      const { parentElement } = canvas.getByRole('heading', { name, level: 2 });
      await expect(textsOf(parentElement?.querySelectorAll('li') ?? []).join(', ')).toBe(words);
    }
    await expect(canvas.getByText(/© 2025 Updraft/)).toBeVisible();
    const links = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    const external = ['LinkedIn', 'Twitter', 'Instagram'].map((name) => `${name} (opens in a new tab)`);
    await expect(links).toEqual(['Accessibility', ...external]);
  },
});

export const NarrowHindi = meta.story({ args: { preferences: undefined }, globals: hindiPhone });
