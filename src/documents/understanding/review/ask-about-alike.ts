import { formatInches } from '@/domain/inches';
import { counted } from '../../words';
import type { PageModel } from '../../readers/page';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { namedThing } from '../corrections/named-things';
import { wordsOfPieces } from '../corrections/pointed-values';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { fieldWords } from './field-words';

const SIZES = new RegExp(SIZE, 'giu');
/** A name of a section; a longer text is a sentence about it. */
const MOST_WORDS = 8;
/** More sections are those of several wells. */
const MOST_SECTIONS = 12;

/** A text with its sizes left out, `Phase #`, and the first of them; null without one. */
function shapeOf(text: string): { shape: string; sizeIn: number } | null {
  const plain = plainText(text);
  const [first] = [...plain.matchAll(SIZES)].flatMap(([size]) => sizeIn(sizeText(size)) ?? []);
  return first === undefined ? null : { shape: plain.replaceAll(SIZES, '#').trim(), sizeIn: first };
}

interface Alike {
  correction: ValueCorrection;
  text: string;
  sizeIn: number;
}

/** The first place of each other section whose name has the same words with another size. */
function namesAlike(
  { shape, sizeIn: own }: { shape: string; sizeIn: number },
  { last: _, after: __, ...correction }: ValueCorrection,
  models: readonly PageModel[],
): Alike[] {
  const found = new Map<number, Alike>();
  for (const [index, { rows }] of models.entries())
    for (const { row, pieces } of rows) {
      const words = wordsOfPieces(pieces);
      for (const from of words.keys())
        for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
          const text = words
            .slice(from, to + 1)
            .map((word) => word.text)
            .join(' ');
          const other = shapeOf(text);
          if (other?.shape !== shape || other.sizeIn === own || found.has(other.sizeIn)) continue;
          const of = `${formatInches(other.sizeIn)} in ${namedThing(correction.of ?? '').is}`;
          found.set(other.sizeIn, {
            correction: { ...correction, page: index + 1, row, from, to, of },
            text,
            sizeIn: other.sizeIn,
          });
        }
    }
  return [...found.values()];
}

/**
 * Asks whether the other sections or strings are named like the one whose name the user pointed at: `Phase 16"` where `Phase 26"`
 * is that of the 26 in hole.
 */
export function askAboutAlike(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  corrections: readonly Correction[],
): Question[] {
  const pointed = corrections.filter((each) => each.kind === 'value');
  const things = new Set(pointed.map(({ is, field, of }) => `${is}/${field}/${of ?? ''}`));
  const asked = new Set<string>();
  return pointed.flatMap((correction): Question[] => {
    const { is, field, of, after, page, row, from } = correction;
    const value = document.seen.values.find(
      ({ correction: each }) => each.page === page && each.row === row && each.from === from,
    );
    const taught = value && value.text.split(' ').length <= MOST_WORDS ? shapeOf(value.text) : null;
    const key = `${is}/${field}/${taught?.shape ?? ''}`;
    if (!taught || !of || after === '' || taught.sizeIn !== namedThing(of).sizeIn || asked.has(key))
      return [];
    asked.add(key);
    const others = namesAlike(taught, correction, models).filter(
      (other) => !things.has(`${is}/${field}/${other.correction.of ?? ''}`),
    );
    const [first] = others;
    if (!first || others.length > MOST_SECTIONS) return [];
    const model = models[first.correction.page - 1];
    return [
      {
        id: `alike:${key}`,
        text: `${others.length === 1 ? 'Is' : 'Are'} ${counted(others.length, 'more name', 'more names')} of the same form ${fieldWords(field)} too: ${others.map(({ text }) => text).join('; ')}?`,
        source: {
          file: document.file,
          ...(model?.page === undefined ? {} : { page: model.page }),
          ...(model?.sheet === undefined ? {} : { sheet: model.sheet }),
          row: first.correction.row,
        },
        decides: others.length,
        answers: [
          { text: 'Yes', corrections: others.map((other) => other.correction) },
          { text: 'No', corrections: [{ ...correction, after: '' }] },
        ],
      },
    ];
  });
}
