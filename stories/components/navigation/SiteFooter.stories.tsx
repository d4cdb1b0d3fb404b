import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Preferences } from '@/components/navigation/Preferences';
import { SiteFooter } from '@/components/navigation/SiteFooter';

const phone = { viewport: { value: 'phone', isRotated: false } };
const preferences = <Preferences theme="light" locale="en" onThemeChange={fn()} onLocaleChange={fn()} />;

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { preferences },
  argTypes: { preferences: { control: false } },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Spec section 2, Footer. */
const columns = {
  Programs: ['Program', 'Startup School', 'Work at a Startup', 'Co-Founder Matching'],
  Company: [
    'Blog',
    'Contact',
    'Press',
    'People',
    'Careers',
    'Privacy Policy',
    'Notice at Collection',
    'Security',
    'Terms of Use',
  ],
  Resources: ['Startup Directory', 'Startup Library', 'Investors', 'SAFE', 'Hacker News', 'Launch', 'Deals'],
};

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const [heading, words] of Object.entries(columns)) {
      const column = canvas.getByRole('heading', { name: heading, level: 2 }).parentElement as HTMLElement;
      const items = within(column).getAllByRole('listitem');
      await expect(items.map((item) => item.textContent)).toEqual(words);
      await expect(within(column).queryByRole('link')).not.toBeInTheDocument();
    }
    await expect(canvas.getByText(/© 2025 Updraft/)).toBeVisible();
    const links = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(links).toEqual([
      'Accessibility',
      'LinkedIn (opens in a new tab)',
      'Twitter (opens in a new tab)',
      'Instagram (opens in a new tab)',
    ]);
  },
};

export const WithoutPreferences: Story = { args: { preferences: undefined } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };
export const Phone: Story = { globals: phone };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const SpanishPhone: Story = { globals: { ...phone, locale: 'es' } };
