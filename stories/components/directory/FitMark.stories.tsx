import { FitMark } from '@/components/directory/FitMark';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: FitMark,
  args: { verdict: 'met' as const },
});

export const Default = meta.story();
