import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter } from '@/components/marketing/Chapter';

const meta = {
  title: 'Components/Marketing/Chapter',
  component: Chapter,
  args: {
    id: 'account',
    title: 'Your account',
    text: 'You need an account to read and write in the feed and to manage a profile.\n\nQuestions? <a>Write to us</a>.',
    href: '/contact',
  },
} satisfies Meta<typeof Chapter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
    canvasElement.querySelector<HTMLElement>(`#${args.id}`)?.focus();
    await expect(canvasElement.querySelector(`#${args.id}`)).toHaveFocus();
  },
};

export const LongTitle: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze एक लंबा शीर्षक', text: 'Wind'.repeat(80) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
