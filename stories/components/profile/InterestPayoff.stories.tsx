import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InterestPayoff } from '@/components/profile/InterestPayoff';

const meta = {
  title: 'Components/Profile/InterestPayoff',
  component: InterestPayoff,
  args: {
    startup: {
      website: 'https://heliogrid.example',
      email: 'hello@heliogrid.example',
      pitchDeck: '/files/heliogrid-deck.pdf',
    },
  },
} satisfies Meta<typeof InterestPayoff>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever asked for it goes on in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Contact, Pitch deck' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download pitch deck' })).toHaveAttribute('download');
  },
};

export const Bare: Story = {
  args: { startup: { website: '', email: '', pitchDeck: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact information yet.')).toBeVisible();
    await expect(canvas.getByText('No pitch deck yet.')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <InterestPayoff {...args} />
      <InterestPayoff startup={{ ...args.startup, website: '' }} />
      <InterestPayoff startup={{ ...args.startup, pitchDeck: '' }} />
    </div>
  ),
};

export const Stress: Story = {
  args: {
    startup: {
      website: `https://${'wind'.repeat(14)}.example`,
      email: stressTexts.unbroken.slice(0, 80),
      pitchDeck: '/files/deck.pdf',
    },
  },
  globals: { locale: 'hi', viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
