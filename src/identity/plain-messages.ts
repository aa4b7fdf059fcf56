/** The sentences that are needed where the others cannot be loaded. */
export const unreachable =
  'The sign-in service cannot be reached. Check your internet connection and try again.';

export const refused = (code: string): string =>
  `The sign-in service refused this (${code}). Try again, or ask your administrator.`;
