import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingScreen } from '@/screens/Landing/LandingScreen';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where ideas take flight…' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Get Started' })[0]).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(canvas.getAllByRole('link', { name: 'Are you an investor?' })[0]).toHaveAttribute(
      'href',
      '/Investor-register',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Sign up',
      'Explore opportunities',
      'Connect',
      'Early-stage support',
      'Fundraising advantage',
      'Success rate',
      'Noor Haddad',
      'Luis Ferrer',
      'Ishita Rao',
      'Kofi Mensah',
    ]);
  },
};

/** Whoever is signed in is offered the app, not Login. */
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/explore');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };
