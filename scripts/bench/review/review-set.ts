import { fieldsOf } from '@/features/review/value-of-words';
import type { JudgedVerdict } from '@/testing/corpus/compose/score';
import { ReviewedSet } from './reviewed-set.ts';
import type { Choice, JudgedSet } from './reviewed-set.ts';
import { recallOf, searchChoices } from './search.ts';
import type { Move, Score, SearchResult, Stage } from './search.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { gives, wantedValues } from './wanted-values.ts';
import { regionMoves, rowMoves, tableMoves } from './table-moves.ts';
import {
  answerMoves,
  documentMoves,
  headerMoves,
  placesOf,
  sectionMoves,
  sharedMoves,
  valueMoves,
} from './word-moves.ts';

export const GOAL = 0.99;

/** Why a value is still missing after all corrections that were found. */
export type Cause =
  | 'no value of its field can be pointed at'
  | 'its words are not in one place'
  | 'pointing at it does not bring it'
  | 'the time was over';

export interface SetInReview extends SearchResult<Choice> {
  set: JudgedSet;
  /** What no correction reached. */
  left: readonly { verdict: JudgedVerdict; cause: Cause }[];
}

export function scoreOf(verdicts: readonly JudgedVerdict[]): Score {
  const count = (verdict: JudgedVerdict['verdict']) =>
    verdicts.filter((one) => one.verdict === verdict).length;
  const asked = verdicts.filter(({ expected }) => expected !== null).length;
  return { right: count('right'), asked, wrong: count('wrong') };
}

/**
 * Lets an engineer who knows what is expected correct a set in *Review*, if its recall falls short.
 *
 * @returns null if it does not.
 */
export async function reviewSet(set: JudgedSet, seconds: number): Promise<SetInReview | null> {
  const reviewed = new ReviewedSet(set);
  // Other processes do not shorten the search.
  const start = process.cpuUsage();
  const isOver = () => process.cpuUsage(start).user > seconds * 1_000_000;
  if (recallOf(scoreOf(await reviewed.judge([]))) >= GOAL) return null;
  const stage = (
    moves: (at: Situation) => Move<Choice>[] | Promise<Move<Choice>[]>,
    inOrder = false,
  ): Stage<Choice> => ({
    moves: async (choices) => moves(await situationOf(reviewed, choices, await reviewed.judge(choices))),
    inOrder,
  });
  const result = await searchChoices<Choice>({
    score: async (choices) => scoreOf(await reviewed.judge(choices)),
    stages: [
      stage(answerMoves),
      stage(tableMoves),
      stage(documentMoves),
      stage(sectionMoves),
      stage(regionMoves),
      stage(rowMoves),
      stage(sharedMoves),
      stage(headerMoves, true),
      stage(valueMoves, true),
    ],
    goal: GOAL,
    documentOf: ({ document }) => document,
    isOver,
  });
  return { set, ...result, left: await leftOf(reviewed, result) };
}

async function leftOf(
  reviewed: ReviewedSet,
  { choices, after, isCutShort }: SearchResult<Choice>,
): Promise<SetInReview['left']> {
  if (recallOf(after) >= GOAL) return [];
  const verdicts = await reviewed.judge(choices);
  const situation = await situationOf(reviewed, choices, verdicts);
  return verdicts
    .filter(({ verdict, expected }) => verdict !== 'right' && expected !== null)
    .map((verdict) => {
      const cause = causeOf({ ...situation, missing: wantedValues([verdict]) });
      const isOpen = isCutShort && cause === 'pointing at it does not bring it';
      return { verdict, cause: isOpen ? 'the time was over' : cause };
    });
}

function causeOf({ missing, reviews }: Pick<Situation, 'missing' | 'reviews'>): Cause {
  const fields = reviews.flatMap(({ review }) =>
    (review.value_kinds ?? []).flatMap((each) =>
      fieldsOf(each).map(({ field }) => ({ kind: each.kind, field })),
    ),
  );
  const hasField = missing.some((each) => fields.some(({ kind, field }) => gives(kind, field, each.field)));
  if (!hasField) return 'no value of its field can be pointed at';
  const isWritten = reviews.some(({ review }) => placesOf({ missing }, review).next().done !== true);
  return isWritten ? 'pointing at it does not bring it' : 'its words are not in one place';
}
