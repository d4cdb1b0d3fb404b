import { href } from '@/data/schema/href';

/** Where one of one's own startups is edited. */
export const editHref = (edit: string): string => href('account', { search: { tab: 'startups', edit } });

/** Where all of them are managed. */
export const manageHref = editHref('');
