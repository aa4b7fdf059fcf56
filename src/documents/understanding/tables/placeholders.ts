const PLACEHOLDERS = new Set([
  '-',
  '--',
  'n/a',
  'na',
  'nan',
  'null',
  'nil',
  'none',
  '-999',
  '-999.25',
  '-9999',
  'tbd',
  'tba',
  '?',
  'k.a.',
  'k. a.',
  'entfällt',
  'keine',
  'n.v.t.',
  'nvt',
  'geen',
  'ingen',
  'ikke aktuelt',
  'ikke relevant',
  'ukjent',
  'n.d.',
  'nd',
  's.o.',
  'sans objet',
  'aucun',
  'aucune',
  'n\u00e9ant',
  'non applicable',
  '\u00e0 d\u00e9finir',
  'sin',
  'ninguno',
  'ninguna',
  'nenhum',
  'nenhuma',
  'nessuno',
  'nessuna',
  'no aplica',
  'n.a.',
  's/d',
  'por definir',
]);

/** Whether a cell says that it has no value. */
export const isPlaceholder = (cell: string): boolean => PLACEHOLDERS.has(cell.toLowerCase());

const REFER =
  'see|refer to|ref\\.?(?: to)?|as per|as in|acc(?:\\.|ording) to|per|siehe|s\\.|gem(?:\\.|\u00e4\u00df)|laut|zie|cf\\.?|conform|volgens|voir|selon|ver|v\u00e9ase|vide|seg\u00fan|conforme|se|ifolge|iht\\.?|vedi|come da';
const PLACE =
  'sheets?|tabs?|tables?|sections?|append(?:ix|ices)|annex(?:es)?|attachments?|enclosures?|workbook|pages?|figures?|programmes?|programs?|proposals?|documents?|reports?|details?|below|above|overleaf|anlagen?|anhang|tabellen?|kapitel|blatt|seiten?|programma?|bijlagen?|tabel|hoofdstuk|blad|pagina|hieronder|annexes?|tableau|feuille|chapitre|ci-dessous|anexos?|tabla|hoja|cap\u00edtulo|programa|quadro|planilha|vedlegg|tabell|kapittel|ark|side|nedenfor|allegat[oi]|tabella|foglio|capitolo';
const CROSS_REFERENCE = new RegExp(
  `^\\(?(?:${REFER})(?:\\s+[\\p{L}\\d.&/'-]+){0,4}?\\s+\\p{L}*-?(?:${PLACE})(?:\\s+(?:[A-Z]|[\\d.]+|[IVX]+))?\\)?\\.?$`,
  'iu',
);

/** Whether all that a cell says is where its value is: `See summary sheet`, `Siehe Anlage 2`, `as per mud programme`. */
export const isCrossReference = (cell: string): boolean => cell.length <= 60 && CROSS_REFERENCE.test(cell);
