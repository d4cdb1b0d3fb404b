/** Returns the id of the startup to navigate to after sign-in, from a query string: `?startup=windmill`. */
export const startupIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('startup') ?? undefined;
