import type { Page } from '@playwright/test';
import { expect } from './support';

// Helpers that fill in the wizards.

type Account = { name: string; email: string; password: string };

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
/** Checks a chip. Its input is hidden, hence `force`. */
const choose = (page: Page, kind: 'radio' | 'checkbox', name: string) =>
  page.getByRole('main').getByRole(kind, { name, exact: true }).check({ force: true });

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
}

/** Fills in the account fields of the first step. */
export const fillAccount = (page: Page, { name, email, password }: Account) =>
  fill(page, {
    'Full Name': name,
    'Phone number': '+91 98200 12345',
    Email: email,
    Password: password,
    'Confirm password': password,
  });

export async function fillExperience(page: Page) {
  await choose(page, 'radio', '6-10');
  await choose(page, 'checkbox', 'Climate Tech');
  await choose(page, 'radio', 'Angel');
  await field(page, 'Years of experience').fill('12');
}

export async function fillDetails(page: Page) {
  await choose(page, 'checkbox', 'Seed');
  await field(page, 'Investment amount').fill('2500000');
  await choose(page, 'radio', '3-6 months');
  await choose(page, 'radio', 'Yes');
}

/** Presses Next until the step `last`. All steps between must be valid. */
export async function nextUntil(page: Page, last: string) {
  while ((await step(page).textContent()) !== last) {
    const before = (await step(page).textContent()) ?? '';
    await press(page, 'Next');
    await expect(step(page)).not.toHaveText(before);
  }
}
