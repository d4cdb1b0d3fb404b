import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { TagList } from '@/components/profile/TagList';
import preview from '../../../.storybook/preview';
import { hindiIn, stateOf, states, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  component: TagList,
  args: { label: 'Interests', items: ['Climate Tech', 'Hardware', 'Marketplace', 'SaaS', 'AI'] },
});

const tags = (list: HTMLElement) => textsOf(list.children);

/** A button shows the other tags, and moves the focus to the first of them. */
export const Default = meta.story({
  args: { shown: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Interests' });
    await expect(tags(list)).toEqual(['Climate Tech', 'Hardware', 'Marketplace', '+2 more']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(tags(list)).toEqual(args.items);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveFocus();
  },
});

/** Duplicate tags are shown once. */
export const Matrix = meta.story({
  render: states({
    All: {},
    'No hidden tags': { shown: 5 },
    Duplicates: { items: ['SaaS', 'AI', 'SaaS', 'Hardware', 'AI'], shown: 3 },
  }),
  play: async ({ canvas, args }) => {
    await expect(tags(stateOf(canvas, 'All').getByRole('list'))).toEqual(args.items);
    const twice = stateOf(canvas, 'Duplicates').getByRole('list');
    await expect(tags(twice)).toEqual(['SaaS', 'AI', 'Hardware']);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  ...hindiIn(240),
  args: { label: 'रुचियाँ', items: [...Object.values(stressTexts), 'AI', 'AI'], shown: 8 },
});
