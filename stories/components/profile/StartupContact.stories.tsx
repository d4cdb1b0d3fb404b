import { newStartup, startupPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { StartupContact } from '@/components/profile/StartupContact';
import { asset } from '@/components/theme/asset';

const startup = startupPage('heliogrid').profile;
const justListed = newStartup.profile;

const meta = {
  title: 'Components/Profile/StartupContact',
  component: StartupContact,
  args: { startup, isRevealed: false, isOpen: true },
  argTypes: { startup: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Stack>{Story()}</Stack>
      </div>
    ),
  ],
} satisfies Meta<typeof StartupContact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is in the page that isn't to be seen yet. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Express interest to view contact information')).toBeVisible();
    await expect(canvas.getByText('Express interest to access pitch deck')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('heliogrid.example');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The startup isn't seeking investment: interest is not asked for. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Not open while the startup isn’t seeking investment').length).toBe(2);
    await expect(canvasElement).not.toHaveTextContent('heliogrid.example');
  },
};

export const Revealed: Story = {
  args: { isRevealed: true, messageHref: '/messages/heliogrid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^heliogrid\.example/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    const deck = canvas.getByRole('link', { name: 'Download pitch deck' });
    await expect(deck).toHaveAttribute('href', asset('/files/heliogrid-deck.pdf'));
    await expect(deck).toHaveAttribute('download');
  },
};

export const NothingGiven: Story = {
  args: { startup: justListed, isRevealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact information yet.')).toBeVisible();
    await expect(canvas.getByText('No pitch deck yet.')).toBeVisible();
  },
};

export const NoAddresses: Story = {
  args: {
    startup: { website: 'javascript:alert(1)', email: 'not an e-mail', pitchDeck: 'javascript:alert(1)' },
    isRevealed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
