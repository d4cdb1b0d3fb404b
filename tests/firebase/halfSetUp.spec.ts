import { expect, test } from '@playwright/test';
import { signIn } from '../e2e/support';

const problem =
  'Firebase is only half set up, so nobody can sign in: VITE_FIREBASE_AUTH_DOMAIN is missing, VITE_FIREBASE_PROJECT_ID is missing. The file .env.example explains each variable; without any of them accounts stay on the device.';

test('an incomplete Firebase setup shows an error on the login card and in the console, and other pages work', async ({
  page,
}) => {
  // The development server compiles the first page on request.
  test.slow();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(problem);
  expect(said).toEqual([problem]);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText(problem);
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toHaveText(problem);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
