import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import type { Outline } from '../outline/outline';
import { DONE_WORDS, DRILL_WORDS, USED_WORDS } from '../vocabulary/prose';
import { inSection, isPlan } from './blocks';
import type { ProseBlock } from './blocks';
import { clausesOf } from './clauses';
import { mudValues } from './mud-values';
import { plainText, wordOf } from './quantities';
import { sentencesOf } from './sentences';

const DONE = new RegExp(wordOf(DONE_WORDS), 'giu');

const DRILLED_WITH = new RegExp(wordOf([...DRILL_WORDS, ...USED_WORDS]), 'iu');

/** The title of a document about a well that was drilled. */
const REPORT =
  /\b(?:end[ -]of[ -]well|final well|well completion|completion|close[ -]?out|post[ -]well) (?:report|summary)|\bfluids? (?:recap|summary)|\bas[ -](?:built|drilled)\b|\brapport (?:de )?fin\b|\brapport (?:final|de fin)|sluttrapport|abschlussbericht|endbericht|eindrapport|\binforme (?:final|de fin)|\breporte final|\brelazione finale|\brelatorio final/;

const FIRST_LINES = 15;

const ASSUMED = 'the sentence says what was done, read as this well because there is one for each section';

/** One sentence about the past may be about another well; a document with one for each section reports its own. */
const FEWEST_HOLES = 2;

/**
 * The muds of a report: `The 17 1/2" section was drilled with KCl polymer mud, 1.20 SG`. A sentence counts that gives the type
 * and the weight for one hole, and a hole counts that has one such sentence.
 */
export function reportedMuds(lines: readonly TextLine[], outline: Outline): ProseBlock[] {
  const isReport = lines.slice(0, FIRST_LINES).some(({ text }) => REPORT.test(fold(text)));
  const blocks = sentencesOf(lines).flatMap((sentence): ProseBlock[] => {
    const text = plainText(sentence.text);
    if (outline.isTitle(sentence) || text.search(DONE) < 0 || !isPlan(text.replace(DONE, ''))) return [];
    const clauses = inSection(clausesOf(text), text, outline.at(sentence).hole);
    const [clause, ...more] = clauses.filter(({ is }) => is === 'hole');
    if (!clause || more.length > 0 || !DRILLED_WITH.test(clause.text)) return [];
    const values = mudValues(clause.text, false, false);
    const says = (heading: string) => values.some((value) => value.heading === heading);
    if (!says('Mud type') || !says('Mud weight')) return [];
    const { size, sizeIn } = clause;
    return [
      {
        kind: 'mud',
        hole: { size, sizeIn },
        casing: null,
        values: values.map((value) => ({
          ...value,
          ...(isReport ? {} : { assumed: [value.assumed, ASSUMED].filter(Boolean).join('; ') }),
          sentence,
        })),
      },
    ];
  });
  const isOfOne = ({ hole }: ProseBlock) =>
    blocks.filter((other) => other.hole?.sizeIn === hole?.sizeIn).length === 1;
  const own = blocks.filter(isOfOne);
  return own.length < FEWEST_HOLES ? [] : own;
}
