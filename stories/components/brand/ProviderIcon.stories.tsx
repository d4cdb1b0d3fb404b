import { ProviderIcon, providerNames } from '@/components/brand/ProviderIcon';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Brand/ProviderIcon',
  component: ProviderIcon,
  args: { name: 'google' as const },
});

export const Default = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {[16, 18, 32].map((size) => (
        <Inline key={size} gap={16}>
          {providerNames.map((name) => (
            <ProviderIcon key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
