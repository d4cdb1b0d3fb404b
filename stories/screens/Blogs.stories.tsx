import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlogsScreen } from '@/screens/Blogs/BlogsScreen';

const meta = {
  title: 'Screens/Blogs',
  component: BlogsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Articles' }));
    const links = contents.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      const article = document.querySelector(link.getAttribute('href') ?? '');
      await expect(article).toBe(canvas.getByRole('article', { name: link.textContent }));
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };
