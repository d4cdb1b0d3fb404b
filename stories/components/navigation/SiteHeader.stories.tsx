import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Isobars } from '@/components/brand/Isobars';
import { Stack } from '@/components/layout/Stack';
import { SiteHeader, sitePages } from '@/components/navigation/SiteHeader';
import { vars } from '@/components/theme/contract.css';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { current: 'home' },
  argTypes: { current: { control: 'inline-radio', options: [...sitePages, null] } },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Site' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Blogs', '/blogs'],
      ['Contact', '/contact'],
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

/** Whoever is signed in goes on to the app. */
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/explore');
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};
export const SignedInNarrowSpanish: Story = {
  args: SignedIn.args,
  globals: { locale: 'es' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();

    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: 'About' })).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));

    canvas.getByRole('link', { name: 'Home' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    await expect(button).toHaveFocus();

    // A page that is chosen comes without the menu over it.
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: 'About' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PhoneOpen: Story = {
  globals: phone,
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
  },
};

export const OverHero: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflow: 'hidden', minHeight: 320, background: vars.color.sky }}>
        <Isobars variant="hero" />
        {Story()}
      </div>
    ),
  ],
};

export const Matrix: Story = {
  parameters: {
    // Several heads on one page, only here.
    a11y: {
      options: {
        rules: {
          'landmark-no-duplicate-banner': { enabled: false },
          'landmark-unique': { enabled: false },
        },
      },
    },
  },
  render: () => (
    <Stack>
      {[...sitePages, null].map((current) => (
        <section key={current}>
          <SiteHeader current={current} />
        </section>
      ))}
    </Stack>
  ),
};

export const Hindi: Story = { globals: { locale: 'hi' } };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' } };
