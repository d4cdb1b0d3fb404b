import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthFrame } from '@/components/navigation/AuthFrame';
import { Heading } from '@/components/typography/Heading';

const meta = {
  title: 'Components/Navigation/AuthFrame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: <Heading level={1}>Sign in to Updraft</Heading> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Where ideas take flight…')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Hindi: Story = { globals: { locale: 'hi' } };
