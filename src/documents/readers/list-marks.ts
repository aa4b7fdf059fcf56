/** The signs of bullets, for a character class. Symbol fonts have theirs in the private use area. */
const SIGNS = String.raw`\-*\u2013\u2022\u25cf\u25aa\u25a0\u25e6\u2023\u00b7\uf0b7\uf0a7`;

const BULLET = new RegExp(
  `^\\s*[${SIGNS}](?:\\s+|(?<=[\\u2022\\u25cf\\u25aa\\u25a0\\u25e6\\uf0b7\\uf0a7]))(?=\\S)`,
  'u',
);
const ONLY_BULLET = new RegExp(`^(?:[${SIGNS}]|o)$`, 'u');
const ONLY_NUMBER = /^(?:\d{1,2}|[a-z])[.)]$/;

/** Whether a line is an item of a list with bullets. */
export const isBulleted = (text: string): boolean => BULLET.test(text);

/** A line without its bullet. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Whether a text is nothing but the mark of a list item. */
export const isBullet = (text: string): boolean => ONLY_BULLET.test(text);
export const isNumberOfItem = (text: string): boolean => ONLY_NUMBER.test(text);
