import { UserRoundSearch } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { InviteButtons } from '@/components/feedback/InviteButtons';
import preview from '../../../.storybook/preview';
import { cramped } from '../../support/socialStates';

const meta = preview.meta({
  component: InviteButtons,
  args: { onInvite: fn() },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();

Default.test('the button invites another person', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Invite someone' }));
  await expect(args.onInvite).toHaveBeenCalledOnce();
});

/** In an empty page, with another button. */
export const Empty = meta.story({
  render: ({ onInvite }) => (
    <EmptyState
      icon={UserRoundSearch}
      title="No conversations yet"
      text="Find a founder or investor and select Message on their profile."
      action={
        <InviteButtons onInvite={onInvite}>
          <Button variant="secondary" href="/discover">
            Discover people
          </Button>
        </InviteButtons>
      }
    />
  ),
});

export const NarrowHindi = meta.story({
  ...cramped(240),
  args: {
    children: (
      <Button variant="secondary" href="/discover">
        लोगों और स्टार्टअप को खोजें
      </Button>
    ),
  },
});
