import { PostMissing } from '@/components/social/PostMissing';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: PostMissing,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story();

export const HindiPhone = meta.story({ globals: hindiPhone });
