/** Returns the startup that linked to the login card (`?startup=windmill`), to return to after sign-in. */
export const startupIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('startup') ?? undefined;
