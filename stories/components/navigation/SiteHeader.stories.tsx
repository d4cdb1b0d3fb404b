import { expect, waitFor, within } from 'storybook/test';
import { SiteHeader, sitePages } from '@/components/navigation/SiteHeader';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';
import { linksOf, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { current: 'home' as const },
  argTypes: { current: { control: 'inline-radio', options: [...sitePages, null] } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Site' }));
    await expect(linksOf(nav.getAllByRole('link'))).toEqual([
      'Home /',
      'About /about',
      'Blogs /blogs',
      'Contact /contact',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: phone,
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const isClosed = async () => {
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    };
    const open = async () => {
      await isClosed();
      await userEvent.click(button);
      await expect(await canvas.findByRole('link', { name: 'About' })).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    };
    await step('Escape closes the menu and focuses its button', async () => {
      await open();
      canvas.getByRole('link', { name: 'Home' }).focus();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(button).toHaveFocus();
    });
    await step('a click on a link closes the menu', async () => {
      await open();
      await userEvent.click(canvas.getByRole('link', { name: 'About' }));
      await open();
    });
  },
});

/** The header on a page that it doesn’t list. For a signed-in user, it links to the app instead of Login. */
export const NarrowSpanish = meta.story({
  args: { isSignedIn: true, current: null },
  globals: { locale: 'es' },
  decorators: [wide(320)],
  play: async ({ canvas }) => {
    const links = linksOf(canvas.getAllByRole('link')).join();
    await expect(links).toMatch(/^(?!.*\/login).*\/explore/);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});
