import type { DocumentContent } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';

/** The north references of azimuths, as documents name them (folded). */
const NORTHS: readonly { north: string; pattern: RegExp }[] = [
  {
    north: 'grid north',
    pattern:
      /\bgrid\b|gitternord|kaartnoord|\bgn\b|\butm\b|kartnord|rutenett|grille|lambert|cuadricula|\bmalla\b/,
  },
  {
    north: 'true north',
    pattern:
      /\btrue\b|geographi(?:sch|que)|geografi(?:sch|sk|co)|\bware noorden\b|\btn\b|sann(?:t)? nord|nord vrai|azimut vrai|verdadero/,
  },
  { north: 'magnetic north', pattern: /\bmagnetic\b|magneti(?:sch|sk|que|co)|missweisend/ },
];
const REFERENCES: Readonly<Record<string, 'true' | 'grid' | 'magnetic'>> = {
  'true north': 'true',
  'grid north': 'grid',
  'magnetic north': 'magnetic',
};
const SPEAKS_OF_IT = /\b(?:north|azi\w*|bearings?|directions?)\b|nord|noord|\bnorte\b|asimut|acimut/;
const CONVERGENCE =
  /\b(?:grid )?(?:convergence|convergencia|konvergens|meridiankonvergens|meridiankonvergenz|konvergenz|meridiaanconvergentie|convergentie)\b[^\d+-]{0,30}([-+]?\d+(?:[.,]\d+)?)/;

/** The north of a document's azimuths; null if it names none or several. */
export function northOf(content: DocumentContent): 'true' | 'grid' | 'magnetic' | null {
  const [only, ...others] = northsIn(content);
  return only === undefined || others.length > 0 ? null : (REFERENCES[only] ?? null);
}

/** The norths that a document names: in the heading of the azimuths, or else in its lines. */
function northsIn(content: DocumentContent): string[] {
  const headings = content.tables
    .flatMap(({ headings: names }) => names)
    .filter((heading) => /^a[scz]im?|^(?:grid|true|magnetic) azi/.test(parseHeading(heading).name))
    .map(fold);
  const lines = content.lines
    .filter(({ text }) => text.length < 300)
    .map(({ text }) => fold(text))
    .filter((text) => SPEAKS_OF_IT.test(text));
  const namedIn = (texts: readonly string[]) =>
    NORTHS.filter(({ pattern }) => texts.some((text) => pattern.test(text))).map(({ north }) => north);
  return namedIn(headings).length > 0 ? namedIn(headings) : namedIn(lines);
}

/**
 * The north reference of a survey's azimuths, as a sentence: from the heading of their column, else from the lines of the
 * document. Azimuths are never converted: a convergence gives the angle between the norths, but not which one was used.
 */
export function azimuthReference(content: DocumentContent): string | null {
  const named = northsIn(content);
  const convergence = content.lines
    .map(({ text }) => CONVERGENCE.exec(fold(text.slice(0, 300)))?.[1])
    .find((value) => value !== undefined);
  if (named.length === 0 && convergence === undefined) return null;
  const apart =
    convergence === undefined
      ? ''
      : ` A grid convergence of ${convergence}\u00b0 is given; nothing was turned by it.`;
  if (named.length !== 1)
    return `The document names ${named.length === 0 ? 'no north' : named.join(' and ')} for its azimuths; they are kept as written.${apart}`;
  return `Azimuths are counted from ${named[0] ?? ''}, as the document says, and kept as written.${apart}`;
}
