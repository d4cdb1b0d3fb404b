import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactScreen } from '@/screens/Contact/ContactScreen';

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'hello@updraft.example' })).toHaveAttribute(
      'href',
      'mailto:hello@updraft.example',
    );
    await expect(canvas.getByText('the reset page')).not.toBeVisible();
    await userEvent.click(canvas.getByText('I forgot my password. What now?'));
    const link = canvas.getByRole('link', { name: 'the reset page' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/forgot-password');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };
