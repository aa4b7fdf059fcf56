import type { TextLine } from '../../readers/table';
import { slurryRole } from '../vocabulary/roles';
import { GENERIC_MUD } from './mud-names';
import { BEGINS_A_SENTENCE, joinedLines } from './sentences';
import { CEMENTS } from './slurry-values';

/** `– Mud. KCl polymer; weight 1.20 sg`: a few words with a full stop, before the values of what they name. */
const RUN_IN = /^(?<before>\W*)(?<label>\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2})\.(?=\s+\S)/u;

const namesContents = (label: string): boolean =>
  GENERIC_MUD.test(label) || (slurryRole(label) !== null && CEMENTS.test(label));

/** The text with a colon behind such a label; null for any other text. */
function withColon(text: string): string | null {
  const { before = '', label = '' } = RUN_IN.exec(text)?.groups ?? {};
  const end = before.length + label.length;
  return label !== '' && namesContents(label) && !BEGINS_A_SENTENCE.test(text.slice(end + 1))
    ? `${text.slice(0, end)}:${text.slice(end + 1)}`
    : null;
}

/**
 * The lines with the titles that run into their text as labels, each with all lines of its text: `Lead slurry. Class G, 1.50 sg` is
 * `Lead slurry: Class G, 1.50 sg`.
 */
export function withRunInLabels(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some(({ text }) => withColon(text) !== null)) return [...lines];
  return joinedLines(lines).flatMap(({ text: whole, lines: own }): TextLine[] => {
    const [first] = own;
    const text = first && first.cells.length === 1 ? withColon(whole) : null;
    const until = own.at(-1)?.row ?? 0;
    return !first || text === null
      ? own
      : [{ ...first, text, cells: [text], ...(until > first.row ? { until } : {}) }];
  });
}
