import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { Group } from '../tables/table-groups';
import type { KnownHole } from './titles-without-sizes';

const KINDS = new Set<Group['kind']>(['sections', 'casing', 'cement', 'pressureTests', 'mud', 'logging']);
const NAMES = ['category', 'description'];

/** The holes in the tables of documents, each with its strings; a string that two tables set in different holes is in none. */
export function knownHoles(groups: readonly Group[]): KnownHole[] {
  const rows = groups
    .filter(({ kind }) => KINDS.has(kind))
    .flatMap(({ kind, rows: own }) =>
      own.map((row) => ({
        holeIn: row.value('hole') ?? 0,
        stringIn: row.value(kind === 'casing' ? 'outer' : 'casing') ?? 0,
        names: NAMES.flatMap((field) => row.text(field) ?? []),
      })),
    )
    .filter(({ holeIn }) => isHoleSize(holeIn));
  const holesOf = (size: number) =>
    new Set(rows.filter(({ stringIn }) => stringIn === size).map(({ holeIn }) => holeIn));
  return [...Map.groupBy(rows, ({ holeIn }) => holeIn)].map(([sizeIn, own]) => ({
    sizeIn,
    strings: [...new Set(own.map(({ stringIn }) => stringIn))].filter(
      (size) => isCasingSize(size) && size < sizeIn && holesOf(size).size === 1,
    ),
    names: [...new Set(own.flatMap(({ names }) => names))],
  }));
}
