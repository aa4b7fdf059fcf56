import type { DocumentCorrection, DocumentReview } from '@/api/generated/model';
import type { UploadedDocument } from '@/documents/facts';
import { HEADINGS } from '@/documents/understanding/words/heading-vocabulary';
import { understand } from '@/documents/understanding/read-documents';
import { recogniseDocument } from '@/documents/understanding/recognise-document';
import { readFile } from '@/documents/readers/read-file';
import type { ReadResult } from '@/documents/readers/table';
import { addCorrections } from '@/features/review/corrections';
import { generateFrom } from '@/testing/corpus/generate-from';
import type { Generated } from '@/testing/corpus/generate-from';
import type { JudgedVerdict } from '@/testing/corpus/compose/score';

/** One thing that an engineer does in *Review*: the answer to a question, or one choice of a menu. */
export interface Choice {
  /** The number of the document in its set, from 0. */
  document: number;
  corrections: readonly DocumentCorrection[];
}

/** A set of documents whose expected montage is known. */
export interface JudgedSet {
  name: string;
  documents: readonly UploadedDocument[];
  given: { drillFloorM: number | null; vertical: boolean };
  judge(generated: Generated): readonly JudgedVerdict[];
}

/** How many understood documents are kept: a choice changes one of a set, and the others stay as they were. */
const MOST_KEPT = 60;

function latest<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, known);
  const [oldest = ''] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return known;
}

/** A review draws at most this many pages at once. */
const PAGES_AT_ONCE = 12;

/** A set under review. The files are read once, as the product does while its user corrects. */
export class ReviewedSet {
  readonly set: JudgedSet;
  private readonly reads = new Map<string, Promise<ReadResult>>();
  private readonly reviews = new Map<string, Promise<DocumentReview | null>>();
  private readonly understood = new Map<string, ReturnType<typeof understand>>();

  constructor(set: JudgedSet) {
    this.set = set;
  }

  /** The values of the montage that is generated after these choices. */
  async judge(choices: readonly Choice[]): Promise<readonly JudgedVerdict[]> {
    const documents = this.set.documents.map((document, index) => ({
      ...document,
      corrections: correctionsOf(choices, index),
    }));
    const generated = await generateFrom(
      documents,
      this.set.given,
      ({ name, bytes }) => this.read(name, bytes),
      (document, content) => this.understand(document, content),
    );
    return this.set.judge(generated);
  }

  /** The review of one document after these choices, with all of its pages. */
  review(index: number, choices: readonly Choice[]): Promise<DocumentReview | null> {
    const corrections = correctionsOf(choices, index);
    return latest(this.reviews, JSON.stringify([index, corrections]), () =>
      this.reviewWith(index, corrections),
    );
  }

  private async reviewWith(
    index: number,
    corrections: readonly DocumentCorrection[],
  ): Promise<DocumentReview | null> {
    const document = this.set.documents[index];
    if (!document) return null;
    const drawn = async (from: number) => {
      const pages = Array.from({ length: PAGES_AT_ONCE }, (_, at) => from + at);
      const options = { corrections, review: { pages } };
      const { review } = await recogniseDocument(document.name, document.bytes, options, (name, bytes) =>
        this.read(name, bytes),
      );
      return review ?? null;
    };
    const first = await drawn(1);
    if (first === null || first.refused !== null) return null;
    for (let from = 1 + PAGES_AT_ONCE; from <= first.pages.length; from += PAGES_AT_ONCE) {
      const more = await drawn(from);
      if (more === null) continue;
      first.pages = first.pages.map((page, at) => (page.drawn ? page : (more.pages[at] ?? page)));
      first.tables.forEach((table, at) => table.rows.push(...(more.tables[at]?.rows ?? [])));
    }
    return first;
  }

  private understand(...[document, content]: Parameters<typeof understand>): ReturnType<typeof understand> {
    const key = JSON.stringify([document.name, document.corrections]);
    return latest(this.understood, key, () => understand(document, content));
  }

  private read(name: string, bytes: Uint8Array): Promise<ReadResult> {
    const known = this.reads.get(name) ?? readFile(name, bytes, HEADINGS, { withPages: true });
    this.reads.set(name, known);
    return known;
  }
}

/** The corrections of one document that choices make, as the panel adds them up. */
export const correctionsOf = (choices: readonly Choice[], document: number): DocumentCorrection[] =>
  choices
    .filter((choice) => choice.document === document)
    .reduce<DocumentCorrection[]>((before, { corrections }) => addCorrections(before, corrections), []);
