import { expect, within } from 'storybook/test';
import { AccessibilityScreen } from '@/screens/Accessibility/AccessibilityScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  parameters: { layout: 'fullscreen' },
});

/** What is done so that everybody can use Updraft, with its contents beside it. */
export const Desktop = meta.story();

Desktop.test('its contents lead to its parts', async ({ canvas }) => {
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const part = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    await expect(part && within(part).getByRole('heading', { name: link.textContent })).toBeVisible();
  }
  await leadsTo(canvas, 'contact page', '/contact');
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
