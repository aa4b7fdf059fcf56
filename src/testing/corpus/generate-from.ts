import type { GenerationProgress, Montage } from '@/api/generated/model';
import type { UploadedDocument, WellFacts } from '@/documents/facts';
import { generateMontage } from '@/documents/generate';
import { readDocuments } from '@/documents/understanding/read-documents';

export interface Generated {
  montage: Montage | null;
  facts: WellFacts | null;
  /** The failed steps, in words. */
  failures: string[];
}

/** A whole run of the generation, from files to the montage. `how` reads and understands documents that were read before. */
export async function generateFrom(
  documents: UploadedDocument[],
  given: { drillFloorM: number | null; vertical: boolean },
  ...how: Parameters<typeof readDocuments> extends [unknown, ...infer How] ? How : never
): Promise<Generated> {
  let facts: WellFacts | null = null;
  let ids = 0;
  const stream = generateMontage({
    documents,
    ...given,
    montageId: 'corpus',
    newId: () => `id-${(ids += 1)}`,
    readDocuments: async (uploaded) => (facts = await readDocuments(uploaded, ...how)),
  });
  const failed: GenerationProgress[] = [];
  for (;;) {
    const { done, value } = await stream.next();
    if (done === true) return { montage: value, facts, failures: failed.map(({ detail }) => detail) };
    if (value.event === 'progress' && value.data.status === 'FAILED') failed.push(value.data);
  }
}
