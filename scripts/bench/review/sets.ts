import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composedSets, halfNamed } from '@/testing/corpus/compose/halves';
import { filesOfSet, givenOf, judgeSet } from '@/testing/corpus/compose/read-set';
import { judgeOwn, uploadedFrom } from '@/testing/corpus/own-documents';
import type { ExpectedWell } from '@/testing/corpus/own-documents';
import { EXPECTED, wellFolders } from '../folder.ts';
import type { JudgedSet } from './reviewed-set';

/** The composed sets of a half. */
export async function* setsOfHalf(
  half: string,
  documents: number,
  seed: number,
  unknownWords: number,
): AsyncGenerator<JudgedSet> {
  for (const set of composedSets(await halfNamed(half), documents, seed, unknownWords))
    yield {
      name: `set ${set.seed}`,
      documents: await filesOfSet(set),
      given: givenOf(set),
      judge: (generated) =>
        judgeSet(set, generated).map((one) => ({ ...one, format: one.document?.format ?? 'none' })),
    };
}

/** The wells in a folder of own documents. */
export async function* setsInFolder(folder: string): AsyncGenerator<JudgedSet> {
  for (const path of wellFolders(folder)) {
    const names = readdirSync(path).filter((name) => name !== EXPECTED);
    const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(path, name))) }));
    const well = JSON.parse(readFileSync(join(path, EXPECTED), 'utf8')) as ExpectedWell;
    const { drillFloorM, vertical } = well;
    yield {
      name: path.slice(folder.length).replace(/^\//, '') || path,
      documents: await uploadedFrom(files),
      given: { drillFloorM, vertical },
      judge: (generated) => judgeOwn(well, generated),
    };
  }
}
