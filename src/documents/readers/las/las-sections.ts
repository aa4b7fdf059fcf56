import { splitDelimited } from '../delimited';

/** One line of a header section: `MNEM.UNIT  VALUE : DESCRIPTION` (CWLS LAS 2.0, 5.2; LAS 3.0, "Parameter data"). */
export interface LasItem {
  /** The line of the file, from 1. */
  row: number;
  line: string;
  /** Upper case. */
  mnemonic: string;
  unit: string;
  value: string;
  description: string;
}

export interface LasSection {
  /** `VERSION`, `WELL`, `PARAMETER`, `LOG_DEFINITION`, `LOG_DATA`, `INCLINOMETRY_DATA[2]`: upper case, one name for each kind. */
  name: string;
  row: number;
  /** The lines that are neither blank nor comments; row numbers `from` inclusive, `to` exclusive. */
  lines: { row: number; line: string }[];
}

/** The LAS 3.0 names of the sections that LAS 1.2 and 2.0 identify by one letter. */
const BY_LETTER: Record<string, string> = {
  V: 'VERSION',
  W: 'WELL',
  P: 'PARAMETER',
  C: 'LOG_DEFINITION',
  A: 'LOG_DATA',
  O: 'OTHER',
};

function nameOf(title: string): string {
  const [, name = '', index = ''] = /^~\s*([A-Za-z_]*)\s*(\[\d+\])?/.exec(title) ?? [];
  const upper = name.toUpperCase();
  if (/_(?:DEFINITION|DATA|PARAMETER)$/.test(upper)) return `${upper}${index}`;
  return BY_LETTER[upper.slice(0, 1)] ?? upper;
}

export function sectionsOf(lines: readonly string[]): LasSection[] {
  const sections: LasSection[] = [];
  lines.forEach((line, index) => {
    const row = index + 1;
    if (line.startsWith('~')) sections.push({ name: nameOf(line), row, lines: [] });
    else if (line.trim() !== '' && !line.trimStart().startsWith('#'))
      sections.at(-1)?.lines.push({ row, line });
  });
  return sections;
}

/**
 * The unit follows the first dot without a space; the last colon separates the value from its description, because values may
 * contain colons (times). LAS 1.2 has the values of texts behind the colon and the name before it.
 */
export function itemsOf(section: LasSection | undefined, textsBehindColon = false): LasItem[] {
  return (section?.lines ?? []).flatMap(({ row, line }): LasItem[] => {
    const match = /^\s*([^.]*?)\s*\.(\S*)\s*(.*)$/.exec(line);
    if (!match) return [];
    const [, mnemonic = '', unitAndMore = '', rest = ''] = match;
    // `EKB.M:54.9` has its colon directly after the unit.
    const glued = unitAndMore.indexOf(':');
    const unit = glued === -1 ? unitAndMore : unitAndMore.slice(0, glued);
    const body = glued === -1 ? rest : `${unitAndMore.slice(glued)} ${rest}`;
    const colon = body.lastIndexOf(':');
    const before = (colon === -1 ? body : body.slice(0, colon)).trim();
    // LAS 3.0 ends a line with its format and the section it refers to: `{F10.1} | Log_Definition`.
    const after = (colon === -1 ? '' : body.slice(colon + 1))
      .replace(/\s*(?:\{[^}]*\}\s*)?(?:\|.*)?$/, '')
      .trim();
    const swapped = textsBehindColon && !/^(?:STRT|STOP|STEP|NULL)$/i.test(mnemonic);
    return [
      {
        row,
        line: line.trim(),
        mnemonic: mnemonic.toUpperCase(),
        unit,
        value: (swapped ? after : before).replace(/^"(.*)"$/, '$1'),
        description: swapped ? before : after,
      },
    ];
  });
}

/** The values of a data line, by the declared delimiter; a quoted text is one value. */
export function valuesOf(line: string, delimiter: 'SPACE' | 'COMMA' | 'TAB'): string[] {
  if (delimiter !== 'SPACE') return splitDelimited(line, delimiter === 'COMMA' ? ',' : '\t')[0]?.cells ?? [];
  return (line.match(/"[^"]*"|\S+/g) ?? []).map((text) => text.replace(/^"(.*)"$/, '$1'));
}
