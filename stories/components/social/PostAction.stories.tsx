import { Bookmark, Heart, MessageCircle } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { PostAction } from '@/components/social/PostAction';
import preview from '../../../.storybook/preview';
import { hindiNight, narrow, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/PostAction',
  component: PostAction,
  args: { icon: Heart, label: 'Like, 248', text: '248', onClick: fn() },
});

export const Default = meta.story({
  args: { tone: 'like', isPressed: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  render: states({
    Liked: { tone: 'like', isOn: true, isPressed: true, isPopping: true },
    Expanded: { icon: MessageCircle, label: 'Comment, 12', text: '12', isExpanded: true },
    Save: { icon: Bookmark, label: 'Save', text: 'Save' },
    Saved: { icon: Bookmark, label: 'Saved', text: 'Saved', isOn: true },
    Millions: { label: 'Like, 12,345,678', text: '12,345,678' },
  }),
});

/** Four of them in the width of a phone. */
export const NarrowHindi = meta.story({
  ...narrow(288, 'button'),
  render: (args) => (
    <Inline gap={4} canWrap>
      <PostAction {...args} label="पसंद करें, 12,34,56,789" text="12,34,56,789" tone="like" isOn />
      <PostAction {...args} icon={MessageCircle} label="टिप्पणी करें, 1,20,000" text="1,20,000" />
      <PostAction {...args} label="साझा करें" text="साझा करें" />
      <PostAction {...args} icon={Bookmark} label="सहेजा गया" text="सहेजा गया" isOn />
    </Inline>
  ),
  globals: hindiNight,
});
