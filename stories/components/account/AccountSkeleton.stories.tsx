import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ component: AccountSkeleton });

export const Default = meta.story();
