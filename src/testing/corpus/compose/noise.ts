import type { Block } from '../documents/document-model';
import type { Draw } from '../draw';
import type { WellTruth } from '../truth';
import { generateWell } from '../wells/generated/generate-well';
import type { Format } from '../write/formats';
import type { Language, NoiseKind, Parts } from './parts';
import { tableBlocks } from './table-blocks';
import type { TableSetting } from './table-blocks';
import { rowsOf } from './values';

type TableBlock = Extract<Block, { kind: 'table' }>;

export interface Surroundings {
  setting: TableSetting;
  parts: Parts;
  truth: WellTruth;
  language: Language;
  format: Format;
}

const onTable = (blocks: readonly Block[], change: (table: TableBlock) => TableBlock): Block[] =>
  blocks.map((block) => (block.kind === 'table' ? change(block) : block));

/** Another well of the same kind, whose figures are near enough to be taken for this one's. */
function otherWell(truth: WellTruth, draw: Draw): WellTruth {
  let other = generateWell(draw.whole(1, 500));
  while (other.header.wellName === truth.header.wellName) other = generateWell(draw.whole(1, 500));
  return other;
}

/** What surrounds and interrupts a table in a document, each now and then. */
export function addNoise(
  blocks: Block[],
  { setting, parts, truth, language }: Surroundings,
  draw: Draw,
): Block[] {
  const has = (kind: NoiseKind, chance: number) => parts.noises.includes(kind) && draw.chance(chance);
  const { kind } = setting.part;
  let noisy = blocks;
  if (has('blank rows', 0.12)) {
    noisy = onTable(noisy, (table) => ({
      ...table,
      rows: table.rows.flatMap((cells, index) => (index % 4 === 3 ? [cells, cells.map(() => '')] : [cells])),
    }));
  }
  if (has('repeated heads', 0.1)) {
    noisy = onTable(noisy, (table) => {
      if (table.rows.length < 6 || table.headings.length === 0) return table;
      const at = Math.floor(table.rows.length / 2);
      return { ...table, rows: [...table.rows.slice(0, at), ...table.headings, ...table.rows.slice(at)] };
    });
  }
  if (kind === 'tops' && has('offset well', 0.15)) {
    const other = otherWell(truth, draw);
    const words = parts.asides.find((one) => one.language === language)?.offset;
    if (words !== undefined) {
      const { title: _, ...part } = setting.part;
      const table = tableBlocks({ ...setting, part, rows: rowsOf(other, 'tops') });
      noisy = [...noisy, { kind: 'heading', text: words.replace('{well}', other.header.wellName) }, ...table];
    }
  }
  return noisy;
}
