import { asha, jonas, lena } from '@kit/fixtures/directory';
import { stressUser } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { UserCard } from '@/components/directory/UserCard';
import preview from '../../../.storybook/preview';
import { cramped, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/UserCard',
  component: UserCard,
  args: { user: jonas, isOwn: false, isFollowed: false, onFollow: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

const interested = (...interests: string[]) => ({ user: { ...jonas, interests, lookingFor: [] } });

/** Interests that fit, and the number of others. Users can't follow themselves. */
export const Default = meta.story({
  render: states(
    {
      Own: { user: asha, isOwn: true },
      'Without interests': { user: { ...lena, interests: [] }, isFollowed: true },
      'Three interests': interested('SaaS', 'AI', 'Fintech'),
      'Four interests': interested('SaaS', 'AI', 'Fintech', 'Edtech'),
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following Lena Brandt' })).toBeVisible();
    const own = stateOf(canvas, 'Own');
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    const interests = (name: string) => stateOf(canvas, name).getByText('Interests').nextSibling;
    await expect(stateOf(canvas, 'Without interests').queryByText('Interests')).toBeNull();
    await expect(interests('Three interests')).toHaveTextContent(/^SaaS · AI · Fintech$/);
    await expect(interests('Four interests')).toHaveTextContent(/^SaaS · AI · Fintech \+1$/);
  },
});

export const StressHindi = meta.story({
  ...cramped(288),
  args: { user: stressUser },
});
