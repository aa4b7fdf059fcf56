import type { Classification, UploadedDocument, WellFacts } from '../facts';
import { readDocuments } from './read-documents';

export function document(
  name: string,
  classification: Classification,
  content: string | Uint8Array,
): UploadedDocument {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, classification, bytes };
}

export function readOne(
  content: string | Uint8Array,
  classification: Classification = 'Other',
  name = 'document.txt',
): Promise<WellFacts> {
  return readDocuments([document(name, classification, content)]);
}

/** Stations as triples: depth, inclination, azimuth. */
export function stationsOf(facts: WellFacts): [number, number, number][] {
  return (facts.survey?.stations ?? []).map((s) => [s.ahdM, s.inclinationDeg, s.azimuthDeg]);
}

export function remarksOf(facts: WellFacts): string {
  return facts.remarks.map((remark) => remark.text).join('\n');
}

export function reasonsOf(facts: WellFacts): string {
  return facts.notUnderstood.map((entry) => entry.reason).join('\n');
}
