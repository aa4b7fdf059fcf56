import { counted } from '../../words';
import type { Question } from '../facts/questions';

/** What questions about tables with the same headings share: all but the first figure of each. */
const keyOf = ({ text, answers }: Question): string =>
  JSON.stringify([text.replaceAll(/ \(the first [^)]*\)/g, ''), answers.map((answer) => answer.text)]);

/** One question for all tables of the same headings: an answer about one of them is about the others too. */
export function withSisters(questions: readonly Question[]): Question[] {
  return [...Map.groupBy(questions, keyOf).values()].flatMap((same) => {
    const [first, ...more] = same;
    if (!first || more.length === 0) return same;
    return [
      {
        ...first,
        text: `${first.text} The same headings are those of ${counted(more.length, 'more table')}.`,
        decides: same.reduce((sum, { decides }) => sum + decides, 0),
        answers: first.answers.map(({ text }, at) => ({
          text,
          corrections: same.flatMap(({ answers }) => answers[at]?.corrections ?? []),
        })),
      },
    ];
  });
}

/** No more answers than keys from 1 to 9 choose. */
const MOST_ANSWERS = 7;

/** One question for each table of unknown kind: of what it may be by its headings, and by its figures. */
export function withOneOfEachTable(questions: readonly Question[]): Question[] {
  const key = ({ source: { page, sheet, row } }: Question) => `${page ?? ''}/${sheet ?? ''}/${row ?? ''}`;
  return [...Map.groupBy(questions, key).values()].flatMap((same) => {
    const [first, other] = same;
    const nothing = first?.answers.at(-1);
    if (!first || !other || !nothing) return same;
    const answers = [other, first].flatMap((each) => each.answers.slice(0, -1));
    return [{ ...first, answers: [...answers.slice(0, MOST_ANSWERS), nothing] }];
  });
}
