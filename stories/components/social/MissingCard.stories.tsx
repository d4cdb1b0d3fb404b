import { MissingCard } from '@/components/social/MissingCard';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: MissingCard,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story();

export const HindiPhone = meta.story({ globals: hindiPhone });
