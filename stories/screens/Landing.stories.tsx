import { expect } from 'storybook/test';
import { LandingScreen } from '@/screens/Landing/LandingScreen';
import preview from '../../.storybook/preview';
import { hindiPhone } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
});

/** What a newcomer sees first, from the promise to what members say. */
export const Desktop = meta.story();

Desktop.test('leads to both registrations', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: 'Get Started' })[0]).toHaveAttribute('href', '/register');
  await expect(canvas.getAllByRole('link', { name: 'Are you an investor?' })[0]).toHaveAttribute(
    'href',
    '/Investor-register',
  );
});

/** Whoever is signed in is offered the app, not Login. */
export const SignedIn = meta.story({
  args: { isSignedIn: true },
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
