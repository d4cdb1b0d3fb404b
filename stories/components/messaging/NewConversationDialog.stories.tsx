import { conversations } from '@kit/fixtures/messaging';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewConversationDialog } from '@/components/messaging/NewConversationDialog';
import preview, { ofEachText, onPhone } from '../../support/preview';

const meta = preview.meta({
  component: NewConversationDialog,
  args: {
    isOpen: true,
    status: 'ready' as const,
    people: conversations,
    query: '',
    onQueryChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
});

/** The search has the focus. Choosing a person opens their conversation and closes the dialog. */
export const Default = meta.story({
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
});

export const NoMatch = meta.story({
  args: { people: [], query: 'zzz ' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(
      'No one named “zzz” found. Check the spelling.',
    );
  },
});

export const Stress = meta.story({
  args: { people: Object.values(ofEachText((name, id) => ({ id, name, role: name, avatar: '', href: '' }))) },
  ...onPhone,
});
