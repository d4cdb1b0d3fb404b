import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TermsScreen } from '@/screens/Terms/TermsScreen';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const clause = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      await expect(clause && within(clause).getByRole('heading', { name: link.textContent })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };
