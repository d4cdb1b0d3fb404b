import { Spinner } from '@/components/feedback/Spinner';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: Spinner,
  args: { label: 'Loading…' },
});

export const Default = meta.story({});
