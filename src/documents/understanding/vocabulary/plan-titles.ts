import { listOf } from './list-of';
import { fold } from '../fold';

/** One of these words makes a title that of a plan. */
const PLAN_WORD = /\b(?:plan|sequence|operations?|procedure)\b/;
/** The only other words of such a title: `Emergency response plan` and `Casing plan` are about something else. */
const ALLOWED = new Set(
  (
    'plan sequence operations operation operational procedure of the and drilling well work wellwork summary planned outline ' +
    'programme program step steps order general brief proposed overview high level main forward detailed construction ' +
    'completion activities activity schedule time'
  ).split(' '),
);

/** `Operations plan`, `Drilling plan - Aurora-3`: text after a dash or a colon is the well's name. */
function isEnglishTitle(plain: string): boolean {
  const [title = ''] = plain.split(/\s[-\u2013]\s|:|\bfor\b/);
  const words = title.split(/[^a-z0-9]+/).filter((word) => word !== '' && !/\d/.test(word));
  return PLAN_WORD.test(title) && words.every((word) => ALLOWED.has(word));
}

/**
 * The whole line, folded, with or without a number and a colon: a document may be called `Bohrprogramm Aurora-3`, and
 * its numbered chapters are not steps.
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
  ...listOf(
    'sequencia de operacoes, sequencia operacional, programa de operacoes, programa operacional, plano de operacoes, plano de trabalho, atividades programadas, sequencia de atividades, etapas da operacao',
  ),
  ...listOf(
    'sequenza operativa, sequenza delle operazioni, sequenza operazioni, programma operativo, programma delle operazioni, programma di lavoro, programma lavori, piano di lavoro, fasi operative',
  ),
];
const LONGEST = 60;

/** Whether the numbered lines below a line are the steps of a plan. */
export function announcesPlan(line: string): boolean {
  if (line.length >= LONGEST) return false;
  const plain = fold(line)
    .replace(/^[\d.)\s]+/, '')
    .replace(/[\s:]+$/, '');
  return isEnglishTitle(plain) || WHOLE_LINES.includes(plain);
}
