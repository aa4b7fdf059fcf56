const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What the screen shows and why, as 'Saved copy from 27 Nov 2026, 09:12. No network.' */
export const copyWords = (atMs: number, isOnline: boolean): string =>
  `Saved copy from ${moment.format(atMs)}. ${isOnline ? 'The server does not answer.' : 'No network.'}`;
