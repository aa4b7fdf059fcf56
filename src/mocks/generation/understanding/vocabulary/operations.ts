import { measured, text, WELL, HOLE, NOTES } from './words';
import type { KindOfTable } from './words';

export const pressureTests: KindOfTable = {
  kind: 'pressureTests',
  says: 'pressure tests',
  requires: [['annular', 'ram', 'bump', 'linerLap']],
  title: /pressure test|bop/i,
  fields: {
    well: WELL,
    hole: HOLE,
    annular: measured(
      'pressure',
      'annular',
      'annular preventer',
      'annular test',
      'annular pressure',
      'annular test pressure',
      'annular bop',
    ),
    ram: measured(
      'pressure',
      'ram',
      'rams',
      'pipe rams',
      'ram preventer',
      'bop rams',
      'ram test',
      'ram pressure',
      'ram test pressure',
    ),
    bump: measured(
      'pressure',
      'casing on bump',
      'bump',
      'plug bump',
      'casing test on bump',
      'casing on bump pressure',
      'bump pressure',
      'casing test',
    ),
    linerLap: measured('pressure', 'liner lap', 'liner lap test', 'liner lap pressure'),
    notes: NOTES,
  },
};

export const logging: KindOfTable = {
  kind: 'logging',
  says: 'logging runs',
  requires: [['evaluation'], ['run', 'hole']],
  title: /logging|evaluation/i,
  fields: {
    well: WELL,
    hole: HOLE,
    run: text('run number', 'run no', 'run', 'logging run'),
    evaluation: text(
      'evaluation',
      'run evaluation',
      'logs',
      'log',
      'tools',
      'tool string',
      'toolstring',
      'logging tools',
      'measurements',
      'logging',
      'services',
    ),
  },
};

export const plan: KindOfTable = {
  kind: 'plan',
  says: 'plan steps',
  requires: [['title'], ['rank', 'description']],
  title: /plan|sequence|operations/i,
  fields: {
    title: text('title', 'activity', 'operation', 'plan item', 'task', 'step', 'plan step'),
    rank: text('rank', 'no', 'nr', 'order', '#', 'seq', 'step'),
    description: text('description', 'details', 'detail', 'notes', 'remarks', 'comment'),
  },
};
