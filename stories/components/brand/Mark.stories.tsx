import { Mark } from '@/components/brand/Mark';
import { Inline } from '@/components/layout/Inline';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Components/Brand/Mark', component: Mark });

/** From a browser tab’s size up. */
export const Default = meta.story({
  render: () => (
    <Inline gap={24} align="end">
      {[16, 20, 24, 48, 96, 160].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
});
