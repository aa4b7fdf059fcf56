import type { Classification, Origin, Origins, Source, WellFacts, WellHeaderFact } from '../facts';
import type { DocumentContent } from '../readers/table';
import { keyValuesOf } from './key-values';
import type { HeaderField } from './key-values';
import { parseMeasured } from './numbers';
import { originOfLine } from './row-reader';
import { convert, leadingUnit } from './units';

export interface HeaderDocument {
  file: string;
  classification: Classification;
  content: DocumentContent;
  /** A drill floor elevation that a table gives in a column of its own. */
  elevation: { valueM: number; source: Source; origin: Origin } | null;
}

type Remark = WellFacts['remarks'][number];

const ORDER: Classification[] = [
  'Well Proposal',
  'Other',
  'Well Trajectory',
  'Well Catalogue',
  'Cement Program',
  'Mud Program',
];

interface Said {
  field: HeaderField;
  value: string | number | string[];
  source: Source;
  origin: Origin;
}

function money(text: string): number | null {
  const clean = text.replace(/us\$|usd|\$/gi, ' ').trim();
  const measured = parseMeasured(clean);
  if (!measured) return null;
  const millions = /^(m|mm|mln|mio|million|millions)\b/i.test(measured.rest);
  const thousands = /^(k|thousand)\b/i.test(measured.rest);
  // To the cent: 18.4 million must not become 18399999.999999998.
  return Math.round(measured.value * (millions ? 1e6 : thousands ? 1e3 : 1) * 100) / 100;
}

function understand(field: HeaderField, text: string): { value: Said['value']; converted?: string } | null {
  switch (field) {
    case 'wellHeads': {
      const heads = [...new Set(text.split(/\s*[,;/]\s*|\s+and\s+/).filter((head) => head !== ''))];
      return heads.length > 0 ? { value: heads } : null;
    }
    case 'afeCostUsd': {
      const cost = money(text);
      return cost === null ? null : { value: cost };
    }
    case 'wellId':
    case 'activityId':
    case 'daysPlanned': {
      const number = parseMeasured(text)?.value ?? null;
      return number === null ? null : { value: Math.round(number) };
    }
    case 'rigFloorElevationM': {
      const measured = parseMeasured(text);
      const converted = measured && convert(measured.value, leadingUnit(measured.rest) ?? 'm', 'length');
      return (
        converted && { value: converted.value, ...(converted.note ? { converted: converted.note } : {}) }
      );
    }
    default:
      return text === '' ? null : { value: text };
  }
}

function saidBy(document: HeaderDocument): Said[] {
  const said = document.content.lines.flatMap((line) =>
    keyValuesOf(line).flatMap(({ field, value: text }): Said[] => {
      const understood = understand(field, text);
      if (!understood) return [];
      const source: Source = {
        file: document.file,
        ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
        ...(line.page === undefined ? {} : { page: line.page }),
        row: line.row,
        ...(understood.converted ? { converted: understood.converted } : {}),
      };
      const origin = originOfLine(document.file, line, line.text, {
        ...(understood.converted ? { certainty: 'converted', note: understood.converted } : {}),
        ...(line.cells.length > 1 ? { part: 1 } : {}),
      });
      return [{ field, value: understood.value, source, origin }];
    }),
  );
  const { elevation } = document;
  return elevation
    ? [
        ...said,
        {
          field: 'rigFloorElevationM',
          value: elevation.valueM,
          source: elevation.source,
          origin: elevation.origin,
        },
      ]
    : said;
}

const sameValue = (a: Said['value'], b: Said['value']) => String(a).toLowerCase() === String(b).toLowerCase();

/** The header facts that one document states, with the well name apart: a document of several wells names none. */
export function headerWellOf(content: DocumentContent): string[] {
  return content.lines.flatMap((line) =>
    keyValuesOf(line).flatMap(({ field, value }) => (field === 'wellName' ? [value] : [])),
  );
}

const EMPTY: WellHeaderFact = {
  wellName: null,
  wellType: null,
  objective: null,
  location: null,
  fieldName: null,
  fieldCode: null,
  wellId: null,
  activityId: null,
  afeCostUsd: null,
  daysPlanned: null,
  wellHeads: [],
  rigFloorElevationM: null,
  sources: {},
};

/** The well header from all documents: the proposal's word before any other's, and a remark where they differ. */
export function readWellHeader(
  documents: readonly HeaderDocument[],
  planned: { well: string; source: Source } | null,
): { header: WellHeaderFact; remarks: Remark[] } {
  const origins: Origins = {};
  const header: WellHeaderFact = { ...EMPTY, wellHeads: [], sources: {}, origins };
  const remarks: Remark[] = [];
  const sorted = documents.toSorted(
    (a, b) => ORDER.indexOf(a.classification) - ORDER.indexOf(b.classification),
  );
  for (const { field, value, source, origin } of sorted.flatMap(saidBy)) {
    const earlier = header.sources[field];
    if (earlier) {
      // Spellings of the well's name differ from file to file, and are compared where the well is chosen.
      if (field !== 'wellName' && !sameValue(value, header[field] ?? '')) {
        remarks.push({
          about: 'header',
          text: `${LABELS[field]}: ${earlier.file} says ${String(header[field])} and was taken; ${source.file} says ${String(value)}.`,
        });
      }
      continue;
    }
    Object.assign(header, { [field]: value });
    header.sources[field] = source;
    origins[field] = origin;
    if (source.converted)
      remarks.push({
        about: 'header',
        text: `${LABELS[field]} of ${source.file}: converted, ${source.converted}.`,
      });
  }
  if (header.wellName === null && planned) {
    header.wellName = planned.well;
    header.sources['wellName'] = planned.source;
    origins['wellName'] = { ...planned.source, quote: planned.well, certainty: 'read' };
  }
  return { header, remarks };
}

const LABELS: Record<HeaderField, string> = {
  wellName: 'Well name',
  wellType: 'Well type',
  objective: 'Objective',
  location: 'Location',
  fieldName: 'Field name',
  fieldCode: 'Field code',
  wellId: 'Well id',
  activityId: 'Activity id',
  afeCostUsd: 'AFE cost',
  daysPlanned: 'Days planned',
  wellHeads: 'Well heads',
  rigFloorElevationM: 'Rig floor elevation',
};
