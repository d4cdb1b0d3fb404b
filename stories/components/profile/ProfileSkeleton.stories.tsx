import { ProfileSkeleton } from '@/components/profile/ProfileSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: ProfileSkeleton,
  args: { label: 'Loading startup profile...', shape: 'square' as const },
});

export const Default = meta.story();
