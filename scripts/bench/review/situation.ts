import type { DocumentCorrection, DocumentReview, TableKind } from '@/api/generated/model';
import type { JudgedVerdict } from '@/testing/corpus/compose/score';
import type { Choice, ReviewedSet } from './reviewed-set';
import { gives, wantedValues } from './wanted-values.ts';
import type { Wanted } from './wanted-values.ts';

/** What an engineer sees after some choices: the documents in review, and what the montage lacks. */
export interface Situation {
  reviews: readonly {
    document: number;
    review: DocumentReview;
    corrections: readonly DocumentCorrection[];
  }[];
  wanted: readonly Wanted[];
  missing: readonly Wanted[];
  /** Whether a value is wrong, which leaving something out could put right. */
  isWrong: boolean;
  /** The kinds of which a value is missing. */
  kinds: readonly TableKind[];
  /** The review of a document after further choices. */
  reviewAfter(more: readonly Choice[], document: number): Promise<DocumentReview | null>;
}

export async function situationOf(
  set: ReviewedSet,
  choices: readonly Choice[],
  verdicts: readonly JudgedVerdict[],
): Promise<Situation> {
  const reviews: Situation['reviews'][number][] = [];
  for (const document of set.set.documents.keys()) {
    const review = await set.review(document, choices);
    if (review) reviews.push({ document, review, corrections: review.corrections });
  }
  const wanted = wantedValues(verdicts);
  const missing = wanted.filter(({ isMissing }) => isMissing);
  const known = reviews[0]?.review.table_kinds ?? [];
  const kinds = known
    .filter(({ kind, fields }) =>
      fields.some(({ field }) => missing.some((each) => gives(kind, field, each.field))),
    )
    .map(({ kind }) => kind);
  return {
    reviews,
    wanted,
    missing,
    isWrong: verdicts.some(({ verdict }) => verdict === 'wrong'),
    kinds,
    reviewAfter: (more, document) => set.review(document, [...choices, ...more]),
  };
}
