import { Divider } from '@/components/layout/Divider';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Components/Layout/Divider', component: Divider });

export const Default = meta.story({});

export const LongLabel = meta.story({
  globals: { locale: 'hi' },
  args: { label: 'या इनमें से किसी एक खाते के साथ आगे बढ़ें' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
