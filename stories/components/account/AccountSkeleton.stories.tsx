import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({ title: 'Components/Account/AccountSkeleton', component: AccountSkeleton });

export const Default = meta.story();
export const DarkPhone = meta.story({ globals: { ...phone, theme: 'dark' } });
