import type { Table } from '../../readers/table';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { isBit } from './bits';

/** What a list of the bits of a well is called, in a title of its own or as the name of a sheet. */
const TITLE =
  /(?<!casing|hole)(?<!and |& |\/ ?)\bbits?(?: (?:records?|runs?|lists?|data|summar(?:y|ies)|performance|programmes?|programs?|used|table|selection))?$|\bmeissel(?:verzeichnis|liste|einsatz|einsaetze|programm|protokoll|daten|uebersicht)?$|\bbeitels?(?:lijst|staat|overzicht|gegevens|verslag)?$|\b(?:outils? de forage|trepans?|(?:record|registro|resumen|lista|tabla|programa) de (?:las )?(?:brocas|barrenas|trepanos)|brocas|barrenas|trepanos|scalpelli|borkroner?|kroner)$/;
/** The sizes of the holes under the same title: `Casing and bits`. */
const MORE_THAN_BITS =
  /casing|hole|verrohr|rohrtour|verbuiz|tubage|revest|tuber|cement|zement|sement|foring|colonn|section|sektion|abschnitt/;
const LONGEST_TITLE = 8;

/** `1-2-WT-A-X-I-NO-TD`: how dull the bit was. */
const DULL = /^\d ?- ?\d ?- ?[a-z]{2}\b/;
/** Headings of how a bit was run, which no other table by hole sizes has. */
const RUN =
  /\b(?:iadc|wob|tfa|nozzles?|dull(?: grad\w*)?|dues(?:e|en)|buses?|usure|slijtage|slitasje|desgaste|abnutzung|verschleiss|toberas?|boquillas?|calificacion|bit (?:no|nr|type|run|make))\b/;
/** Hours or a rate of penetration. */
const DRILLED =
  /^(?:#|h|hrs?|hours?|std\.?|stunden|uren|heures|horas|timer|ore|rop|m ?\/ ?h(?:r|eure)?|ft ?\/ ?hr?|avancement|vitesse|meter|metres?|metros|footage|bohrfortschritt|boorsnelheid|avance|rendimiento)\b/;
/** Manufacturers' codes: `MX-C1`, `FX65D`, `RS519`. */
const CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d/-]{2,10}$/;
const MOSTLY = 0.5;

function share(table: Table, column: number, test: (cell: string) => boolean): number {
  const cells = table.rows
    .map((row) => (row.cells[column] ?? '').trim())
    .filter((cell) => /[^-\u2013]/.test(cell));
  return cells.length === 0 ? 0 : cells.filter((cell) => test(fold(cell))).length / cells.length;
}

const isTitle = (line: string): boolean => {
  const text = fold(line)
    .replace(
      /^(?:(?:tab(?:le|elle|leau|el|la|ell)?|annex|appendix|anlage|bijlage|annexe|anexo)\.? ?)?[\dA-Z]*[\d.:) -]*/i,
      '',
    )
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
  return text.split(/\s+/).length <= LONGEST_TITLE && TITLE.test(text) && !MORE_THAN_BITS.test(text);
};

/** Two columns of depths, each row from where the one above ended. */
function isChained({ rows, decimalComma, headings }: Table): boolean {
  const values = headings.map((_, column) =>
    rows.map(({ cells }) => parseMeasured((cells[column] ?? '').trim(), decimalComma)?.value ?? null),
  );
  return values.some((tops, column) => {
    const ends = values[column + 1] ?? [];
    const steps = tops.slice(1).filter((top, at) => top !== null && top === ends[at]);
    return rows.length > 1 && steps.length === rows.length - 1;
  });
}

/**
 * Whether a table lists the bits of a well: a row for each bit with its size and type, which is no mud, no logging tool and no
 * thread. Several bits may drill one section, and one bit several.
 */
export function isBitRecord(table: Table, title: string): boolean {
  const headings = table.headings.map(fold);
  const columns = headings.map((_, column) => column);
  if (columns.some((column) => share(table, column, (cell) => DULL.test(cell)) >= MOSTLY)) return true;
  const isDrilled = headings.some((heading) => DRILLED.test(heading));
  const hasNamed = columns.some((column) => share(table, column, isBit) >= MOSTLY);
  if (hasNamed && isDrilled) return true;
  const isCoded = (cell: string) => isBit(cell) || CODE.test(cell);
  if (!columns.some((column) => share(table, column, isCoded) >= MOSTLY)) return false;
  if (headings.some((heading) => RUN.test(heading)) || (isDrilled && isChained(table))) return true;
  return title.split('\n').some(isTitle);
}
