import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Details } from '@/components/account/Details';

const meta = {
  title: 'Components/Account/Details',
  component: Details,
  args: {
    details: [
      { term: 'Stage', value: 'Seed' },
      { term: 'Industry', value: '' },
      { term: 'Founded', value: undefined },
      { term: 'Website', value: 'heliogrid.example', line: 'phone' },
      { term: 'Description', value: 'A trading desk on every rooftop.', line: 'always' },
    ],
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Seed',
      'Not added yet',
      'Not added yet',
      'heliogrid.example',
      'A trading desk on every rooftop.',
    ]);
  },
};

export const InLines: Story = {
  args: { details: [{ term: 'Bio', value: 'Two lines.\nThe second.\n\n\n\nOne more.', line: 'always' }] },
  play: async ({ canvas }) => {
    const value = canvas.getByText(/Two lines/);
    await expect(value.textContent).toBe('Two lines.\nThe second.\n\nOne more.');
    await expect(value).toHaveStyle({ whiteSpaceCollapse: 'preserve' });
  },
};

export const Stress: Story = {
  args: {
    details: Object.entries(stressTexts).map(([term, value]) => ({ term, value: value.slice(0, 160) })),
  },
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
