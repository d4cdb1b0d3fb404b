import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { EmptySection } from '@/components/profile/EmptySection';
import preview from '../../../.storybook/preview';
import { hindiIn, states } from '../../support/socialStates';

const meta = preview.meta({
  component: EmptySection,
  args: {
    children: 'Show where you have worked and what you achieved.',
    action: { label: 'Add work experience', href: '/profile/manage' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states({ Own: {}, 'Another user’s profile': { action: undefined } }),
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
});

export const Stress = meta.story({
  ...hindiIn(260),
  args: { children: stressTexts.hindi, action: { label: stressTexts.unbroken, href: '/discover' } },
});
