import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Searching } from '@/components/feedback/Searching';

const meta = {
  title: 'Components/Feedback/Searching',
  component: Searching,
} satisfies Meta<typeof Searching>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It comes after 150 ms: what is found before then is found at once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Searching…')).toBeVisible());
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
