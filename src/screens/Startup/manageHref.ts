/** Where one's own startups are managed. */
export const manageHref = '/profile/manage?tab=startups';
