import { sidebar, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WhoToFollow } from '@/components/social/WhoToFollow';

const meta = {
  title: 'Components/Social/WhoToFollow',
  component: WhoToFollow,
  args: { people: sidebar.whoToFollow, follows: new Set<string>(), onFollow: fn() },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
} satisfies Meta<typeof WhoToFollow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Lena Brandt' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('user:lena-brandt');
  },
};

export const Following: Story = {
  args: { follows: new Set(['investor:ravi-kulkarni']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
  },
};

export const Loading: Story = { args: { people: null } };

export const Stress: Story = {
  args: {
    people: [
      {
        id: 'user:long',
        name: stressTexts.unbroken.slice(0, 60),
        role: stressTexts.hindi,
        avatar: '/images/missing.webp',
        href: '/user/long',
      },
      ...sidebar.whoToFollow,
    ],
    follows: new Set(['user:long']),
  },
  globals: { locale: 'hi' },
};
