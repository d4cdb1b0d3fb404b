import { ProviderIcon, providerNames } from '@/components/brand/ProviderIcon';
import preview from '../../../.storybook/preview';
import { crossed, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: ProviderIcon,
  args: { name: 'google' as const },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states(crossed(ofEach('name', providerNames), ofEach('size', [16, 18, 32])), {
    columns: 3,
    width: 100,
  }),
});
