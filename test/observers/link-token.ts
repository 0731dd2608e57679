/** Returns the token of a link in an email, which is behind '#'; empty if the link has none. */
export const tokenIn = (link: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
