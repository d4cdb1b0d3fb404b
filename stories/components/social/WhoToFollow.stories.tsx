import { sidebar } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { WhoToFollow } from '@/components/social/WhoToFollow';
import preview from '../../../.storybook/preview';
import { hindiNight, stressPerson, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: WhoToFollow,
  args: { people: sidebar.whoToFollow, follows: new Set<string>(), onFollow: fn() },
  decorators: [wide(300)],
});

export const Default = meta.story({
  args: { follows: new Set(['investor:ravi-kulkarni']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Lena Brandt' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('user:lena-brandt');
    await expect(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
  },
});

export const Stress = meta.story({
  args: {
    people: [{ ...stressPerson, id: 'user:long', href: '/user/long' }, ...sidebar.whoToFollow],
    follows: new Set(['user:long']),
  },
  globals: hindiNight,
});
