import type { Draw } from '../draw';
import type { WellTruth } from '../truth';
import type { TableKind } from './parts';

/** The content of one document. */
export interface Bundle {
  kinds: TableKind[];
}

const REST: readonly TableKind[] = ['reservoirs', 'logging', 'pressureTests', 'plan'];

/** How an office spreads a well over documents: one programme, one for each discipline, or a well design in one table. */
export function bundlesOf(truth: WellTruth, draw: Draw): Bundle[] {
  const rest = REST.filter(() => draw.chance(0.5));
  const survey: TableKind[] = truth.survey.length === 0 ? [] : ['survey'];
  const of = (...lists: TableKind[][]): Bundle[] =>
    lists.filter((kinds) => kinds.length > 0).map((kinds) => ({ kinds }));
  switch (draw.one(['separate', 'separate', 'programme', 'geology apart', 'design', 'each apart'] as const)) {
    case 'separate':
      return of(['header', 'tops', 'sections', ...rest], survey, ['casing'], ['cement'], ['mud']);
    case 'programme':
      return of(['header', 'tops', 'sections', 'casing', 'mud', 'cement', ...rest], survey);
    case 'geology apart':
      return of(['header', 'sections', 'casing', ...rest], ['tops'], survey, ['cement'], ['mud']);
    case 'design':
      return of(['header', 'design', ...rest], ['tops'], survey);
    case 'each apart':
      return of(
        ['header', 'sections'],
        ['tops'],
        survey,
        ['casing'],
        ['cement'],
        ['mud'],
        ...rest.map((kind) => [kind]),
      );
  }
}
