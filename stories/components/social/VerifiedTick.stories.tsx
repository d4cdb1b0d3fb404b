import { VerifiedTick } from '@/components/social/VerifiedTick';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ component: VerifiedTick });

export const Default = meta.story({
  render: () => (
    <Text weight="strong">
      Mina Okafor
      <VerifiedTick />
    </Text>
  ),
});
