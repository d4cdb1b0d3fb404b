import { FitMark } from '@/components/directory/FitMark';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Directory/FitMark',
  component: FitMark,
  args: { verdict: 'met' as const },
});

export const Default = meta.story();
