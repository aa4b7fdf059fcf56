/**
 * A Word document says in several ways that a text is not meant to be read: a line or two through it, hidden, deleted or
 * moved away while changes are tracked. The library tells of one line alone and drops deleted text without a word; the
 * document is rewritten so that all of them have that one line.
 */
const STRIKE = '<w:strike/>';

const isOff = (attributes: string) => /w:val\s*=\s*["'](?:0|false|off)["']/i.test(attributes);

/** Of a run: whether its properties take it out of the text. */
function isTakenOut(properties: string): boolean {
  return [...properties.matchAll(/<w:(?:strike|dstrike|vanish)\b([^>]*?)\/?>/g)].some(
    ([, attributes = '']) => !isOff(attributes),
  );
}

function withRunsStruck(xml: string): string {
  return xml
    .replaceAll('w:delText', 'w:t')
    .replace(/<w:r(\s[^>]*)?>(?:<w:rPr>[\s\S]*?<\/w:rPr>|<w:rPr\/>)?/g, (_, attributes: string = '') => {
      return `<w:r${attributes}><w:rPr>${STRIKE}</w:rPr>`;
    });
}

export function withStruckMarked(xml: string): string {
  if (!/<w:(?:strike|dstrike|vanish|del|moveFrom|moveTo)\b/.test(xml)) return xml;
  return xml
    .replace(/<w:rPrChange\b[\s\S]*?<\/w:rPrChange>/g, '')
    .replace(/<w:rPr>([\s\S]*?)<\/w:rPr>/g, (whole: string, properties: string) =>
      isTakenOut(properties) ? `<w:rPr>${STRIKE}</w:rPr>` : whole,
    )
    .replace(
      /<w:(del|moveFrom)\b([^>]*[^/>]|)>([\s\S]*?)<\/w:\1>/g,
      (_, _name: string, attributes: string, inner: string) =>
        `<w:ins${attributes}>${withRunsStruck(inner)}</w:ins>`,
    )
    .replace(/<(\/?)w:moveTo(?=[\s>])/g, '<$1w:ins');
}
