import { noPathDetails, type PathDetails, type SurveyFact } from '../../facts';
import type { DocumentContent, TextLine } from '../../readers/table';
import type { UsedPlace } from '../accounting/used-places';
import { northOf } from './azimuth-reference';
import { parseNumber } from '../words/numbers';
import { firstOffsets } from './path-offsets';
import { pathKind } from './path-kind';
import type { Group } from '../tables/table-groups';

const NUMBER = String.raw`([-+\u2212]?\d+(?:[.,]\d+)?)`;
/** A number with its side: east is positive. */
const angleAfter = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:${words})[^\d+\u2212-]{0,30}?${NUMBER}\s*(?:\u00b0|degrees?|deg|grad)?\s*(east|west|oost|ost|[EWOV])?(?![a-z\d])`,
    'i',
  );

const DECLINATION = angleAfter(
  String.raw`magnetic declination|magnetische declinatie|magnetische deklination|missweisung|misvisning|d\u00e9clinaison(?: magn\u00e9tique)?|declinaci\u00f3n(?: magn\u00e9tica)?|mag\.? decl?\.?|declination`,
);
const CONVERGENCE = angleAfter(
  String.raw`(?:grid |meridian)?(?:convergence|konvergenz|konvergens|convergentie|convergencia)`,
);
const SECTION_AZIMUTH = angleAfter(
  String.raw`(?:vertical section|\bvs|\bv\.? ?sect\w*)\.?\s*(?:azimuth|azi|direction|dir|plane)\b|plane of (?:the )?(?:vertical section|proposal)|vertical section \(?dir`,
);
const WEST = /^(?:w|west|v)$/i;

interface Found<Value> {
  value: Value;
  line: TextLine;
  quote: string;
}

function angleIn(lines: readonly TextLine[], pattern: RegExp): Found<number> | null {
  for (const line of lines) {
    const [, quote, side = ''] = pattern.exec(line.text) ?? [];
    const value = quote === undefined ? null : parseNumber(quote);
    if (quote === undefined || value === null || Math.abs(value) > 360) continue;
    return { value: WEST.test(side) ? -value : value, line, quote };
  }
  return null;
}

const PATH_NAME =
  /^(?:survey|trajectory|well ?path|directional plan|bohrpfad|traject)(?: name| id)?\s*[:=|]\s*(\S.*)$|^(?:design|plan)(?: name)?\s*[:=|]\s*(\S.*)$/i;
const COMPANY =
  /^(?:survey(?:ing)? (?:company|contractor)|surveyed by|measured by|directional (?:company|contractor)|messfirma|gemeten door)\s*[:=|]\s*(\S.*)$/i;
const TOOL =
  /^(?:survey (?:tool|instrument|type|method)s?(?: name| code)?|messger\u00e4t|meetinstrument)\s*[:=|]\s*(\S.*)$/i;
const LONGEST_VALUE = 80;

/** The value behind a label, in a line, a part of it between wide gaps, or two cells. */
function valueBehind(lines: readonly TextLine[], label: RegExp): Found<string> | null {
  for (const line of lines) {
    const parts = [
      line.cells.length === 2 ? line.cells.join(': ') : line.text,
      ...line.text.split(/\s{2,}|\t|;|\|/),
    ];
    for (const part of parts.toSorted((a, b) => a.length - b.length)) {
      const value = label
        .exec(part.trim())
        ?.slice(1)
        .find((group) => group !== undefined)
        ?.trim();
      if (value !== undefined && value.length <= LONGEST_VALUE && /[\p{L}\d]/u.test(value))
        return { value, line, quote: value };
    }
  }
  return null;
}

const placeOfLine = (file: string, { line, quote }: Found<unknown>): UsedPlace => ({
  file,
  row: line.row,
  ...(line.page !== undefined && { page: line.page }),
  ...(line.sheet !== undefined && { sheet: line.sheet }),
  quote,
});

/**
 * What the document of a survey says of the path as a whole, and the places of it. A document with several paths gives
 * the figures of none: a declination of one is not that of the others.
 */
export function pathDetails(
  group: Group,
  survey: SurveyFact,
  content: DocumentContent | undefined,
  isOnlyPath: boolean,
): { details: PathDetails; used: UsedPlace[] } {
  if (!content) return { details: noPathDetails, used: [] };
  const { offsets, used } = firstOffsets(group, survey);
  const kind = pathKind(group, content);
  const { sheet } = group.recognised.table;
  const lines = isOnlyPath ? content.lines.filter((line) => line.sheet === sheet) : [];
  const declination = angleIn(lines, DECLINATION);
  const convergence = angleIn(lines, CONVERGENCE);
  const azimuth = angleIn(lines, SECTION_AZIMUTH);
  const [name, company, tool] = [PATH_NAME, COMPANY, TOOL].map((label) => valueBehind(lines, label));
  const measuredBy = [company, tool].flatMap((one) => one?.value ?? []).join(', ');
  const found = [declination, convergence, azimuth, name, company, tool].flatMap((one) => one ?? []);
  return {
    details: {
      kind,
      name: name?.value ?? null,
      north: northOf(content),
      declinationDeg: declination?.value ?? null,
      convergenceDeg: convergence?.value ?? null,
      sectionAzimuthDeg: azimuth && azimuth.value >= 0 ? azimuth.value : null,
      measuredBy: measuredBy === '' ? null : measuredBy,
      firstNorthM: offsets?.northM ?? null,
      firstEastM: offsets?.eastM ?? null,
    },
    used: [...used, ...found.map((one) => placeOfLine(group.file, one))],
  };
}
