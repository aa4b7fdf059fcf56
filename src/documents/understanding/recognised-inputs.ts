import type { RecognisedInputs } from '@/api/generated/model';
import type { TextLine } from '../readers/table';
import { documentElevation } from '../document-elevation';
import { toHeaderDocument } from './which-well/header-document';
import { readSurvey } from './survey/survey';
import { joinPages } from './survey/surveys';
import { readTops } from './formations/tops';
import { typeInWords, typeSaid } from './which-well/type-of-well';
import { readWellHeader } from './which-well/well-header';

/**
 * A survey that stays below this counts as vertical, degrees. Over 3,000 m, 3° makes 4 m along the hole, which is less than the
 * usual uncertainty of a formation top.
 */
const VERTICAL_BELOW_DEG = 3;

/** What a document says about the inputs of a generation: the elevation of the drill floor, and the type of the well. */
export function recognisedInputs(document: Parameters<typeof toHeaderDocument>[0]): RecognisedInputs {
  const own = (kind: 'tops' | 'survey') => document.groups.filter((group) => group.kind === kind);
  const headed = toHeaderDocument(document);
  const { header } = readWellHeader([headed], null);
  const elevation = documentElevation({ header, tops: own('tops').flatMap(readTops) });
  const stations = joinPages(own('survey')).flatMap((group) => readSurvey(group).stations);
  return {
    rig_floor_height: elevation?.elevationM ?? null,
    rig_floor_because: elevation?.isImplied ? 'the difference between its TVD and TVD SS' : null,
    ...typeOfWell(
      stations.map(({ inclinationDeg }) => inclinationDeg),
      header.wellType,
      headed.content.lines,
    ),
  };
}

/** The survey decides. Without one, the type in the header does if it is clear, and then what the text says. */
function typeOfWell(
  inclinationsDeg: readonly number[],
  words: string | null,
  lines: readonly TextLine[],
): Pick<RecognisedInputs, 'is_vertical' | 'well_type_because'> {
  if (inclinationsDeg.length > 1) {
    const most = Math.max(...inclinationsDeg);
    const isVertical = most < VERTICAL_BELOW_DEG;
    const reach = `${Number(most.toFixed(1))}°`;
    return {
      is_vertical: isVertical,
      well_type_because: isVertical
        ? `its survey stays within ${reach} of vertical`
        : `its survey reaches ${reach}`,
    };
  }
  const ofHeader = words === null ? null : typeInWords(words);
  const said = ofHeader === null ? typeSaid(lines) : { isVertical: ofHeader, words };
  return said
    ? { is_vertical: said.isVertical, well_type_because: `it says “${said.words}”` }
    : { is_vertical: null, well_type_because: null };
}
