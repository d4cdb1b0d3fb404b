/** The startup that led to the login card, `?startup=windmill`: with an account one goes back to it. */
export const startupIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('startup') ?? undefined;
