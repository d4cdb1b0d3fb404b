import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import type { PopupAnswer } from '../data/auth/authProvider.contract';

const gapi = readFileSync(new URL('./gapi.js', import.meta.url), 'utf8');

/** Gives every page of the context the stand-in for Google's script, and spares the emulator's window its decoration. */
export async function serveGapi(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.\w+\.com)\//, (route) => route.abort());
}

/** Does in the provider's window what a person would: an account is entered when it is listed, made otherwise. */
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
