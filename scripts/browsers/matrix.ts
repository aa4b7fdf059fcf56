import type { EngineName } from './engines/tab.ts';

export interface Outcome {
  journey: string;
  engine: EngineName;
  seconds: number;
  /** What the engine cannot do, and what was looked at instead. */
  notes: readonly string[];
  error?: string;
}

const cell = (outcome: Outcome | undefined): string => {
  if (!outcome) return '-';
  if (outcome.error !== undefined) return 'FAILED';
  return `${outcome.notes.length > 0 ? 'instead' : 'passed'} ${outcome.seconds} s`;
};

/** A row for each journey, a column for each engine; below it what an engine does instead, and the failures. */
export function matrixOf(outcomes: readonly Outcome[]): {
  rows: string[][];
  notes: string[];
  failures: string[];
} {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))];
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))];
  const of = (journey: string, engine: EngineName) =>
    outcomes.find((outcome) => outcome.journey === journey && outcome.engine === engine);
  return {
    rows: [
      ['journey', ...engines],
      ...journeys.map((journey) => [journey, ...engines.map((engine) => cell(of(journey, engine)))]),
    ],
    notes: outcomes.flatMap(({ engine, journey, notes }) =>
      notes.map((note) => `${engine}, ${journey}: ${note}`),
    ),
    failures: outcomes.flatMap(({ engine, journey, error }) =>
      error === undefined ? [] : [`${engine}, ${journey}: ${error}`],
    ),
  };
}
