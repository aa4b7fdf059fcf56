/**
 * A Word document marks retracted text in several ways: single or double strike-through, hidden, or deleted or
 * moved by a tracked change. The library reports only single strike-through and drops deleted text silently, so the
 * document is rewritten to mark all of them as single strike-through.
 */
const STRIKE = '<w:strike/>';

const isOff = (attributes: string) => /w:val\s*=\s*["'](?:0|false|off)["']/i.test(attributes);

/** Whether the properties of a run retract its text. */
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
