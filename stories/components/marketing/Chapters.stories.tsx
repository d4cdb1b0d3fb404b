import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Chapter } from '@/components/marketing/Chapter';
import { Chapters } from '@/components/marketing/Chapters';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const items = [
  { id: 'service', title: 'What Updraft is' },
  { id: 'account', title: 'Your account' },
];

const meta = preview.meta({
  component: Chapters,
  args: {
    label: 'On this page',
    items,
    children: items.map((item) => (
      <Chapter key={item.id} {...item} text="You need an account to write in the feed." />
    )),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '#account');
  },
});

export const LongTitles = meta.story({
  ...onPhone,
  args: { items: items.map(({ id }) => ({ id, title: stressTexts.hindi })) },
});
