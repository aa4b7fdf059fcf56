import type { UploadedDocument } from '@/documents/facts';
import { generateFrom } from '../generate-from';
import type { Generated } from '../generate-from';
import { COMPOSED_FORMATS } from '../write/formats';
import type { ComposedDocument, ComposedSet } from './compose-set';
import { expectedOf } from './expected-of';
import { judge } from './score';
import type { JudgedVerdict, ScoredKind } from './score';

export const fileNameOf = ({ document, format }: ComposedDocument) => `${document.name}.${format}`;

export function filesOfSet({ documents }: ComposedSet): Promise<UploadedDocument[]> {
  return Promise.all(
    documents.map(async (composed) => ({
      name: fileNameOf(composed),
      classification: composed.document.classification,
      bytes: await COMPOSED_FORMATS[composed.format](composed.document),
    })),
  );
}

export interface ReadSet {
  set: ComposedSet;
  verdicts: (JudgedVerdict & { document: ComposedDocument | null })[];
  /** The failed steps of the run, in words. */
  failures: string[];
}

/** The document of a value: the one with the table of its kind; null if no table of the set has it. */
function documentOf(kind: ScoredKind, { documents }: ComposedSet): ComposedDocument | null {
  const inDesign: readonly ScoredKind[] = ['sections', 'casing', 'mud', 'cement', 'pressureTests'];
  return (
    documents.find(({ kinds }) => kinds.includes(kind)) ??
    documents.find(({ kinds }) => kinds.includes('design') && inDesign.includes(kind)) ??
    null
  );
}

/** What a user enters with the documents of a set. */
export const givenOf = ({ truth }: ComposedSet) => ({ drillFloorM: null, vertical: truth.vertical });

/** Judges every value that was generated from a set. */
export function judgeSet(set: ComposedSet, generated: Generated): ReadSet['verdicts'] {
  const { truth, says } = set;
  const verdicts = judge(expectedOf(truth, says), generated, truth, says.said.survey !== undefined);
  return verdicts.map((one) => ({ ...one, document: documentOf(one.kind, set) }));
}

/** Reads a composed set as a user uploads it, and judges every resulting value. */
export async function readSet(set: ComposedSet): Promise<ReadSet> {
  const generated = await generateFrom(await filesOfSet(set), givenOf(set));
  return { set, verdicts: judgeSet(set, generated), failures: generated.failures };
}
