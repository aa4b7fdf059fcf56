import type { Classification } from '../../facts';
import { listed } from '../../words';
import type { Kind } from './vocabulary';

/** The content of a document that is relevant to its classification. */
interface Content {
  kinds: { kind: Kind; object: string }[];
  hasHeader: boolean;
}

/** Kinds that a document about the planned well holds, if it holds nothing else: a prognosis of tops, for instance. */
const OF_THE_WELL: readonly Kind[] = ['tops', 'sections', 'reservoirs', 'plan'];

interface Rule {
  classification: Classification;
  fits: (kinds: readonly Kind[], hasHeader: boolean) => boolean;
}

const only = (kind: Kind) => (kinds: readonly Kind[]) => kinds.length === 1 && kinds[0] === kind;

/** A programme of a mud or a cement repeats the sections that it is for, with their depths. */
const onlyOfSections = (kind: Kind) => (kinds: readonly Kind[]) =>
  only(kind)(kinds.filter((other) => other !== 'sections'));

/** Documents of these kinds are neither programmes nor trajectories. */
const OF_A_PROPOSAL: readonly Kind[] = ['tops', 'sections', 'reservoirs', 'plan', 'logging', 'pressureTests'];

/** The first match decides. A document in which nothing was recognised is left open: a person chooses better than a guess. */
const RULES: readonly Rule[] = [
  { classification: 'Well Trajectory', fits: only('survey') },
  { classification: 'Well Catalogue', fits: only('casing') },
  { classification: 'Cement Program', fits: onlyOfSections('cement') },
  { classification: 'Mud Program', fits: onlyOfSections('mud') },
  {
    classification: 'Well Proposal',
    fits: (kinds, hasHeader) => hasHeader && (kinds.includes('tops') || kinds.includes('sections')),
  },
  {
    classification: 'Well Proposal',
    fits: (kinds) => kinds.length > 1 && kinds.some((kind) => OF_A_PROPOSAL.includes(kind)),
  },
  { classification: 'Well Proposal', fits: (kinds) => kinds.some((kind) => OF_THE_WELL.includes(kind)) },
  { classification: 'Other', fits: (kinds) => kinds.length > 0 },
];

/** The classification suggested by the content alone, and why; null if unclear. */
export function suggestClassification({
  kinds,
  hasHeader,
}: Content): { classification: Classification; because: string } | null {
  const rule = RULES.find(({ fits }) =>
    fits(
      kinds.map(({ kind }) => kind),
      hasHeader,
    ),
  );
  if (!rule) return null;
  const header = hasHeader && rule.classification === 'Well Proposal' ? ['a well header'] : [];
  const objects = listed([...header, ...kinds.map(({ object }) => object)]);
  return { classification: rule.classification, because: `it holds ${objects}` };
}
