import { SocialIcon, socialNames } from '@/components/brand/SocialIcon';
import preview from '../../../.storybook/preview';
import { crossed, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: SocialIcon,
  args: { name: 'linkedin' as const },
});

/** The icon has no accessible name, because its link has one. */
export const Default = meta.story();

export const Matrix = meta.story({
  render: states(crossed(ofEach('name', socialNames), ofEach('size', [16, 20, 32])), {
    columns: 3,
    width: 140,
  }),
});
