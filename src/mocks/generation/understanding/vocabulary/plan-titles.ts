import { fold } from '../fold';

/** Anywhere in a short line. */
const ENGLISH = /\b(plan|sequence of operations|operational sequence|operations)\b/i;

/**
 * The whole of a line, folded, with or without a number and a colon: a document may be called `Bohrprogramm Aurora-3`, and
 * its numbered chapters are no steps.
 */
const WHOLE_LINES = [
  'ablauf der arbeiten',
  'ablaufplan',
  'arbeitsablauf',
  'arbeitsfolge',
  'arbeitsplan',
  'arbeitsprogramm',
  'arbeitsschritte',
  'bohrablauf',
  'bohrprogramm',
  'geplante arbeiten',
  'reihenfolge der arbeiten',
  'boorprogramma',
  'geplande werkzaamheden',
  'stappenplan',
  'uitvoeringsplan',
  'volgorde van de werkzaamheden',
  'volgorde van werkzaamheden',
  'werkplan',
  'werkprogramma',
  'werkvolgorde',
  'werkzaamheden',
  'arbeidsprogram',
  'arbeidsrekkefolge',
  'boreprogram',
  'operasjonsplan',
  'operasjonsprogram',
  'operasjonsrekkefolge',
  'operasjonssekvens',
  'planlagte operasjoner',
  'rekkefolge av operasjoner',
  'deroulement des operations',
  'deroulement des travaux',
  'enchainement des operations',
  'ordre des operations',
  'phasage des operations',
  'programme des operations',
  'programme des travaux',
  'programme operationnel',
  'sequence des operations',
  'sequence operationnelle',
  'actividades programadas',
  'plan de trabajo',
  'procedimiento operativo',
  'programa de actividades',
  'programa de operaciones',
  'programa operativo',
  'secuencia de actividades',
  'secuencia de operaciones',
  'secuencia operativa',
];
const LONGEST = 60;

/** Whether the numbered lines below a line are the steps of a plan. */
export function announcesPlan(line: string): boolean {
  if (line.length >= LONGEST) return false;
  const plain = fold(line)
    .replace(/^[\d.)\s]+/, '')
    .replace(/[\s:]+$/, '');
  return ENGLISH.test(line) || WHOLE_LINES.includes(plain);
}
