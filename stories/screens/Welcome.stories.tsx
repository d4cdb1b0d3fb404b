import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WelcomeScreen } from '@/screens/Welcome/WelcomeScreen';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Welcome',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Asha Verma' },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Asha Verma');
    await expect(canvas.getByRole('link', { name: 'Explore Updraft' })).toHaveAttribute('href', '/explore');
  },
};

export const Nameless: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Updraft');
  },
};

export const Phone: Story = { globals: phone };
export const LongNameHindiPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  args: { name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam' },
};
