import { fn } from 'storybook/test';
import { StarButton } from '@/components/directory/StarButton';
import preview, { states } from '../../support/preview';

const meta = preview.meta({
  component: StarButton,
  args: { name: 'Heliogrid', isStarred: false, onClick: fn() },
});

export const Default = meta.story({
  render: states({ 'Not starred': {}, Starred: { isStarred: true } }),
});
