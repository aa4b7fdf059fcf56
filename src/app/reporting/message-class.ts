/** The messages of engines, browsers and React, by class. They quote values, so the messages themselves are never reported. */
const classes = {
  'property of nothing':
    /cannot (read|set) propert|(undefined|null) is not an object|can't access property|is (undefined|null)$/i,
  'not a function': /is not a (function|constructor)/i,
  'not iterable': /is not iterable/i,
  'not defined': /is not defined|can't find variable|before initiali[sz]ation|in tdz/i,
  'endless recursion': /maximum call stack|too much recursion/i,
  'out of memory': /out of memory|allocation failed|invalid (array|string) length/i,
  'not JSON': /\bjson\b/i,
  'code not loaded':
    /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i,
  'no connection':
    /^(failed to fetch|fetch failed|load failed|network ?error|the (network|internet) connection|could not connect)/i,
  'storage full': /quota/i,
  // Extensions and translators that move what React has put on the page.
  'page changed by others': /not a child of this node|object can not be found here/i,
  'Trusted Types': /requires 'Trusted|trusted type/i,
} satisfies Record<string, RegExp>;

export type MessageClass = keyof typeof classes | `React error ${number}` | 'other';

export function messageClass(message: string): MessageClass {
  const react = /^Minified React error #(\d{1,4});/.exec(message);
  if (react) return `React error ${Number(react[1])}`;
  // Longer than any engine's own text: the quoted part may be long, and the engine's words are at one end.
  const ends = message.length > 600 ? `${message.slice(0, 300)}\n${message.slice(-300)}` : message;
  const found = Object.entries(classes).find(([, pattern]) => pattern.test(ends));
  return (found?.[0] as keyof typeof classes | undefined) ?? 'other';
}
