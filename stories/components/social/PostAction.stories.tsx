import { Bookmark, Heart, MessageCircle } from 'lucide';
import { fn } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { PostAction } from '@/components/social/PostAction';
import preview from '../../../.storybook/preview';
import { narrow } from '../../support/socialStates';

const meta = preview.meta({
  component: PostAction,
  args: { icon: Heart, label: 'Like, 248', text: '248', onClick: fn() },
});

export const Default = meta.story({ args: { tone: 'like', isPressed: false } });

/** Four actions in the width of a phone. */
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
});
