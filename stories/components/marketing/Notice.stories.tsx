import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { Notice } from '@/components/marketing/Notice';

const meta = {
  title: 'Components/Marketing/Notice',
  component: Notice,
  args: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    children: <Button href="#home">Go to Home</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft',
    text: 'इस पते पर कुछ नहीं है। हो सकता है पेज कहीं और चला गया हो या लिंक ग़लत लिखा गया हो। '.repeat(4),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
