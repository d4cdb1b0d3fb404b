import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Heart, MessageCircle } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { PostAction } from '@/components/social/PostAction';

const meta = {
  title: 'Components/Social/PostAction',
  component: PostAction,
  args: { icon: Heart, label: 'Like, 248', text: '248', onClick: fn() },
} satisfies Meta<typeof PostAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { tone: 'like', isPressed: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Liked: Story = { args: { tone: 'like', isOn: true, isPressed: true, isPopping: true } };

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={12} canWrap>
      <PostAction {...args} tone="like" />
      <PostAction {...args} tone="like" isOn />
      <PostAction {...args} icon={MessageCircle} label="Comment, 12" text="12" isExpanded />
      <PostAction {...args} icon={Bookmark} label="Save" text="Save" />
      <PostAction {...args} icon={Bookmark} label="Saved" text="Saved" isOn />
      <PostAction {...args} label="Like, 12,345,678" text="12,345,678" />
    </Inline>
  ),
};

/** Four of them in the width of a phone. */
export const NarrowHindi: Story = {
  render: (args) => (
    <Inline gap={4} canWrap>
      <PostAction {...args} label="पसंद करें, 12,34,56,789" text="12,34,56,789" tone="like" isOn />
      <PostAction {...args} icon={MessageCircle} label="टिप्पणी करें, 1,20,000" text="1,20,000" />
      <PostAction {...args} label="साझा करें" text="साझा करें" />
      <PostAction {...args} icon={Bookmark} label="सहेजा गया" text="सहेजा गया" isOn />
    </Inline>
  ),
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const action of canvas.getAllByRole('button')) {
      await expect(action.getBoundingClientRect().width).toBeLessThanOrEqual(288);
    }
  },
};
