import { fold } from '../words/fold';

/** Words for what a crew does one after the other, folded; a compound may go on before or behind them. */
const PLAN_WORD = new RegExp(
  String.raw`\b(?:${[
    'sequence|operations?|operational|procedures?|steps?|plan|programm?e?|outline|activities|schedule|work ?scope|scope of work',
    '\\w*ablauf\\w*|arbeiten|arbeitsfolge|arbeitsschritte?|arbeitsplan|arbeitsprogramm|bohrprogramm|reihenfolge|vorgehen|massnahmen',
    'werkzaamheden|\\w*volgorde|stappenplan|uitvoeringsplan|werkplan|werkprogramma|boorprogramma|uitvoering|operaties|hoofdstappen|stappen',
    '\\w*rekkefolge\\w*|operasjon\\w*|arbeidsprogram|boreprogram|aktiviteter|fremdriftsplan|arbejdsgang',
    'operations|operationnel(?:le)?|deroulement|enchainement|phasage|travaux|etapes',
    'secuencia|operaci(?:on|ones)|operativ[oa]|actividades|procedimiento|programa|etapas|pasos|resumen operativo|trabajos?',
    'sequencia|operac(?:ao|oes)|operacional|atividades|procedimento|plano|trabalho',
    '(?:tijd)?planning|zeitplan\\w*|fremdrift|chronogramme|planification|cronogram[am]a?|planificacion|planejamento|cronoprogramma|pianificazione',
    'sequenza|operazion[ei]|attivita|fasi|programma|piano|lavor[oi]',
  ].join('|')})\b`,
);

/** What a list of steps may also be about; `Casing plan` and `Logging programme` are no plan of a well. */
const OTHER_SUBJECT =
  /\b(?:running|strings?|handling|emergency|response|slurr(?:y|ies)|pumping|spacer|contingenc\w*|cement\w*|zement\w*|sement\w*|ciment\w*|mud|fluids?|spuel\w*|spoeling|boue|lodos?|casing|tubulars?|log(?:ging|s)?|wireline|mess\w*|meet\w*|diagraph\w*|registros|survey\w*|directional|trajectory|bit|bha|bop|well control|kick|safety|hse|waste|environment\w*|simultaneous|simops|coring|core|kern\w*|sampling|lost circulation|stuck|well ?head|previous|completed|history|daily|report|cost|budget|risk\w*|test|tests|testing|evaluation|monitoring|communication|approval|permit|management|quality|document\w*|maintenance)\b/;
const LONGEST = 80;

/** Whether a line announces that the list below it is the steps of a plan. */
export function announcesPlan(line: string): boolean {
  if (line.length > LONGEST) return false;
  const plain = fold(line)
    .replace(/^[\d.)\s]+/, '')
    .replace(/[\s:]+$/, '');
  // Text after a dash or a colon is the name of the well.
  const [title = ''] = plain.split(/\s[-\u2013]\s|:|\bfor\b/);
  const [whom = ''] = /\bfor the [^:]*$/.exec(plain) ?? [];
  return PLAN_WORD.test(title) && !OTHER_SUBJECT.test(title) && !OTHER_SUBJECT.test(whom);
}
