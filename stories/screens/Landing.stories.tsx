import { expect } from 'storybook/test';
import { LandingScreen } from '@/screens/Landing/LandingScreen';
import preview from '../../.storybook/preview';
import { hindiPhone } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
});

/** The first page that new visitors see, from the promise to the testimonials. */
export const Desktop = meta.story();

Desktop.test('links to the registrations of members and investors', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: 'Get Started' })[0]).toHaveAttribute('href', '/register');
  await expect(canvas.getAllByRole('link', { name: 'Are you an investor?' })[0]).toHaveAttribute(
    'href',
    '/Investor-register',
  );
});

/** Signed-in users see links to the app instead of Login. */
export const SignedIn = meta.story({
  args: { isSignedIn: true },
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
