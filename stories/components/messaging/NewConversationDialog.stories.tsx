import { conversations } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewConversationDialog } from '@/components/messaging/NewConversationDialog';
import { hindiPhone, ofEachText } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/NewConversationDialog',
  component: NewConversationDialog,
  args: {
    isOpen: true,
    status: 'ready',
    people: conversations,
    query: '',
    onQueryChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof NewConversationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search has the focus; a person leads to the conversation with them, and closes the dialog. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const search = screen.getByRole('searchbox', { name: 'Search people and startups' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New conversation' })).toBeVisible());
    await expect(search).toHaveFocus();
    await userEvent.keyboard('l');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('l');
    const lena = screen.getByRole('link', { name: /^Lena Brandt/ });
    await expect(lena).toHaveAttribute('href', '/messages/lena-brandt');
    await userEvent.click(lena);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Nobody: Story = {
  args: { people: [], query: 'zzz ' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Nobody here is called “zzz”.');
  },
};

export const Stress: Story = {
  args: {
    people: Object.values(ofEachText((name, id) => ({ id, name, role: name, avatar: '', href: '' }))),
  },
  globals: hindiPhone,
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
