import { expect, within } from 'storybook/test';
import { TermsScreen } from '@/screens/Terms/TermsScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
});

/** The terms, clause by clause, with a table of contents beside them. */
export const Desktop = meta.story();

Desktop.test(
  'the table of contents links to the clauses, and the terms link to the contact page',
  async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const clause = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      await expect(clause && within(clause).getByRole('heading', { name: link.textContent })).toBeVisible();
    }
    await leadsTo(canvas, 'contact page', '/contact');
  },
);

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
