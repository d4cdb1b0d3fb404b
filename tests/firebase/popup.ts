import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import type { PopupAnswer } from '../data/auth/authProvider.contract';

const gapi = readFileSync(new URL('./gapi.js', import.meta.url), 'utf8');

/** Serves the fake of Google's script to all pages. Blocks the fonts and styles of the emulator's window. */
export async function serveGapi(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.\w+\.com)\//, (route) => route.abort());
}

/** Answers the provider's window as a user does: selects the account if it is listed, or else creates it. */
export async function answerPopup(popup: Page, answer: PopupAnswer): Promise<void> {
  if (answer === 'close') return popup.close();
  const { name, email } = answer.account;
  await popup.locator('.js-new-account').waitFor();
  const known = popup.locator('.js-reuse-account', { hasText: email });
  if (await known.count()) return known.click();
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
