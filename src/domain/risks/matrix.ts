import { editOf, setChanges } from '../montage/edit';
import type { Edit, NewId } from '../montage/change';
import { newRiskLevel, placeInList } from '../montage/listed';
import { riskLevels, type Level, type Montage, type RiskClass, type RiskLevel } from '../montage/montage';

/**
 * The risk matrix: likelihood by severity, 5 x 5. Companies judge its cells and word its levels differently, so both are
 * part of the montage.
 */
export interface RiskMatrix {
  /** The words for each level, from 1 to 5. */
  readonly likelihoods: readonly string[];
  readonly severities: readonly string[];
  readonly classOf: (likelihood: Level, severity: Level) => RiskClass;
}

const usualLikelihoods = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain'] as const;
const usualSeverities = ['Negligible', 'Minor', 'Moderate', 'Major', 'Severe'] as const;

/** 15 to 25 is high in common practice (engineering notes, section 8); low below 5 is this application's own choice. */
export function usualClass(likelihood: Level, severity: Level): RiskClass {
  const score = likelihood * severity;
  if (score >= 15) return 'high';
  return score >= 5 ? 'medium' : 'low';
}

/** The first row of each level counts, so that two rows of one level, added by two users at once, give one matrix. */
const levelOf = (rows: readonly RiskLevel[], level: Level): RiskLevel | undefined =>
  rows.find((row) => row.level === level);

/** The matrix of a montage: the default where its levels have no value. */
export const riskMatrixOf = (rows: readonly RiskLevel[] = []): RiskMatrix => ({
  likelihoods: usualLikelihoods.map(
    (usual, index) => levelOf(rows, (index + 1) as Level)?.likelihood_label?.trim() || usual,
  ),
  severities: usualSeverities.map(
    (usual, index) => levelOf(rows, (index + 1) as Level)?.severity_label?.trim() || usual,
  ),
  classOf: (likelihood, severity) =>
    levelOf(rows, likelihood)?.[`class_${severity}`] ?? usualClass(likelihood, severity),
});

export type MatrixField = `class_${Level}` | 'likelihood_label' | 'severity_label';

const usualValue = (level: Level, field: MatrixField): string => {
  if (field === 'likelihood_label') return usualLikelihoods[level - 1] ?? '';
  if (field === 'severity_label') return usualSeverities[level - 1] ?? '';
  return usualClass(level, Number(field.slice(-1)) as Level);
};

const list = { of: 'riskLevels' } as const;

/**
 * Sets a class or the words of a level; the default is stored as null. Null if nothing changes, or if the montage keeps no
 * matrix.
 */
export function setMatrix(
  montage: Montage,
  level: Level,
  field: MatrixField,
  value: string,
  newId: NewId,
): Edit | null {
  const rows = montage.risk_levels_list;
  if (!rows) return null;
  const text = value.trim();
  const to = text === '' || text === usualValue(level, field) ? null : text;
  const label = field.endsWith('label') ? 'Set words of the risk matrix' : 'Set class of the risk matrix';
  const row = levelOf(rows, level);
  if (row) return editOf(label, setChanges(montage, placeInList(list, row.id), field, to));
  if (to === null) return null;
  const entity = { ...newRiskLevel(newId()), level, [field]: to };
  return editOf(label, [{ op: 'insert', list, index: rows.length, entity }]);
}

/** Makes the matrix the default again. */
export const resetMatrix = ({ risk_levels_list: rows = [] }: Montage): Edit | null =>
  editOf(
    'Reset the risk matrix',
    rows.map((entity, index) => ({ op: 'remove' as const, list, index, entity })).toReversed(),
  );

/** Every cell of the matrix, with the highest likelihood first, as it is drawn. */
export const matrixCells: readonly (readonly [likelihood: Level, severity: Level])[] = riskLevels
  .toReversed()
  .flatMap((likelihood) => riskLevels.map((severity) => [likelihood, severity] as const));
