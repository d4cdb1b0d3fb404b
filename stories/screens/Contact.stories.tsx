import { expect } from 'storybook/test';
import { ContactScreen } from '@/screens/Contact/ContactScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
});

/** How to contact Updraft, and questions with expandable answers. */
export const Desktop = meta.story();

Desktop.test(
  'a click on a question shows its answer, with a link to the reset page',
  async ({ canvas, userEvent }) => {
    await leadsTo(canvas, 'hello@updraft.example', 'mailto:hello@updraft.example');
    await expect(canvas.getByText('the reset page')).not.toBeVisible();
    await userEvent.click(canvas.getByText('I forgot my password. What now?'));
    const link = canvas.getByRole('link', { name: 'the reset page' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/forgot-password');
  },
);

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
