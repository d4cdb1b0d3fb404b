import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Components/Account/AccountSkeleton', component: AccountSkeleton });

export const Default = meta.story();
