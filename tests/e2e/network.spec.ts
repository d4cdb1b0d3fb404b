import type { Page } from '@playwright/test';
import { expect, expectSound, register, signIn, signOut, test } from './support';
import {
  choose,
  field,
  fill,
  fillAccount,
  fillDetails,
  fillExperience,
  nextUntil,
  press,
  step,
  title,
} from './wizardForms';

// A founder and an investor on one device, from the listing to the revocation.

const founder = { name: 'Ada Zephyr', email: 'ada@zephyr.example', password: 'windsock-2025' };
const investor = { name: 'Ilse Groot', email: 'ilse@northlight.example', password: 'barometer-1912' };
const arr = '$41,002';
const revenue = '$41,001';

async function listStartup(page: Page) {
  const next = () => press(page, 'Continue');
  await page.goto('/list-startup');
  await fill(page, { 'Startup name': 'Zephyr Works', Tagline: 'Kites that pull ships', Location: 'Mumbai' });
  await field(page, 'Category').selectOption('Climate Tech');
  await next();
  await fill(page, {
    About: 'We build kites.',
    Problem: 'Ships burn oil.',
    Solution: 'Wind is free.',
    'Business email': 'hello@zephyr.example',
  });
  await next();
  await expect(step(page)).toHaveText('Traction & Funding');
  await fill(page, { 'Monthly revenue': '41001' });
  await next();
  await fill(page, { ARR: '41002' });
  await next();
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
}

async function registerInvestor(page: Page) {
  await page.goto('/Investor-register');
  await fillAccount(page, investor);
  await press(page, 'Next');
  await fillExperience(page);
  await press(page, 'Next');
  await fillDetails(page);
  await nextUntil(page, 'Contact Information');
  await field(page, 'Location').fill('Mumbai');
  await nextUntil(page, 'Investment Criteria');
  await press(page, 'Submit');
  await expect(title(page)).toHaveText('Thank you for signing up!');
}

/** Whoever is signed in in this window stays so, whatever another one does: both people are at their desks at once. */
const staysSignedIn = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });

const text = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);
