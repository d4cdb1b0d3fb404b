import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroCards } from '@/components/marketing/HeroCards';

const meta = { title: 'Components/Marketing/HeroCards', component: HeroCards } satisfies Meta<
  typeof HeroCards
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Raised so far' })).toHaveAttribute('aria-valuenow', '65');
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };
