import { href } from '@/data/schema/shapes/href';

/** Returns the URL for editing one of the user's own startups. */
export const editHref = (edit: string): string => href('account', { search: { tab: 'startups', edit } });

/** URL for managing all of the user's startups. */
export const manageHref = editHref('');
