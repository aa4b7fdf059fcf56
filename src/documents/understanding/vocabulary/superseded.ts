import { listOf } from './list-of';
/** Words for superseded content, folded. A language adds its words to the lists. */

/** Words that are unambiguous alone or at the end of a title. */
export const SUPERSEDED = [
  'superseded',
  'obsolete',
  'void',
  'voided',
  'withdrawn',
  'outdated',
  'out of date',
  'no longer valid',
  'not valid',
  'invalid',
  'do not use',
  'not to be used',
  'vervallen',
  'verouderd',
  'achterhaald',
  'niet meer geldig',
  'ongeldig',
  'niet gebruiken',
  'vervangen door',
  'ungueltig',
  'nicht mehr gueltig',
  'ueberholt',
  'veraltet',
  'nicht verwenden',
  'ersetzt durch',
  'utgaatt',
  'utgatt',
  'ugyldig',
  'erstattet av',
  'foreldet',
  'annule',
  'annulee',
  'perime',
  'perimee',
  'obsolete',
  'remplace par',
  'remplacee par',
  'obsoleto',
  'obsoleta',
  'anulado',
  'anulada',
  'sustituido por',
  'sustituida por',
  'reemplazado por',
  'replaced by',
  ...listOf('obsoleto, obsoleta, cancelado, cancelada, substituido por, substituida por, sem validade'),
  ...listOf(
    'superato, superata, annullato, annullata, sostituito da, sostituita da, non valido, non piu valido',
  ),
];

/** Words that mean this in brackets at the end of a row: `(replaced)`. Before a revision, some of them mean the opposite. */
export const REPLACED = listOf(
  'replaced, vervangen, ersetzt, erstattet, remplace, remplacee, reemplazado, reemplazada, sustituido, sustituida, substituido, substituida, sostituito, sostituita',
);

/** Words that mean this in the name of a sheet or a file, but have other meanings in a sentence. */
export const OLD = [
  'old',
  'oud',
  'oude',
  'alt',
  'gammel',
  'ancien',
  'antiguo',
  'viejo',
  'superseded',
  'obsolete',
  'void',
  ...listOf('antigo, antiga, velho'),
  ...listOf('vecchio, vecchia'),
];

/** Words for the text itself before these. */
export const SELF =
  '(?:this|dit|deze|diese[rsn]?|dette|denne|ce|cet|cette|este|esta|questo|questa|il|o|the|das|der|die|het|de)';
export const PART =
  '(?:document|sheet|page|table|revision|version|issue|programme|program|plan|section|proposal|tabel|blad|pagina|versie|programma|dokument|blatt|seite|tabelle|fassung|programm|side|ark|feuille|tableau|hoja|tabla|documento|folha|tabela|versao|revisao|foglio|tabella|versione|revisione|programma)';

/** The word for a revision before its number or letter. Folded. */
export const REVISION_WORDS = [
  'revision',
  'rev',
  'version',
  'ver',
  'issue',
  'revisie',
  'herziening',
  'versie',
  'ausgabe',
  'fassung',
  'revisjon',
  'utgave',
  'versjon',
  'indice',
  'edition',
  ...listOf('revisao, versao, emissao, revisione, versione, edizione'),
];

/** At the end of a heading: another column has the value of a later revision. Folded. */
export const EARLIER_COLUMN = [
  'previous',
  'old',
  'former',
  'superseded',
  'oud',
  'vorige',
  'vorherige',
  'bisher',
  'bisherige?',
  'alt',
  'forrige',
  'gammel',
  'ancien(?:ne)?',
  'precedente?',
  'anterior',
  ...listOf('antig[oa], anterior, precedente, vecchi[oa]'),
];
export const LATER_COLUMN = [
  'current',
  'new',
  'latest',
  'revised',
  'nieuw',
  'huidig',
  'neu',
  'aktuell',
  'ny',
  'nouveau',
  'nouvelle',
  'actuel(?:le)?',
  'nuevo',
  'nueva',
  ...listOf('nov[oa], atual, nuov[oa], attuale'),
];
