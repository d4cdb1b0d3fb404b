import { asha, jonas, lena } from '@kit/fixtures/directory';
import { stressUser } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { UserCard } from '@/components/directory/UserCard';
import preview, { cramped, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: UserCard,
  args: { user: jonas, isOwn: false, isFollowed: false, onFollow: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

const interested = (...interests: string[]) => ({ user: { ...jonas, interests, lookingFor: [] } });

/** The card shows three interests and the number of others. Users can't follow themselves. */
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
    await expect(stateOf(canvas, 'Own').getByText('You')).toBeVisible();
    const interests = (name: string) => stateOf(canvas, name).getByText('Interests').nextSibling;
    await expect(stateOf(canvas, 'Without interests').queryByText('Interests')).toBeNull();
    await expect(interests('Three interests')).toHaveTextContent(/^SaaS · AI · Fintech$/);
    await expect(interests('Four interests')).toHaveTextContent(/^SaaS · AI · Fintech \+1$/);
  },
});

export const StressHindi = meta.story({ ...cramped(288), args: { user: stressUser } });
