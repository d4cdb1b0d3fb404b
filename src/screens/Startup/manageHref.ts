import { href } from '@/data/schema/href';

/** Where one's own startups are managed. */
export const manageHref = href('account', { search: { tab: 'startups' } });
