export const HAS_FIGURE = /\d/;

/** Unifies typographic variants, and signs that the engine confuses without harm. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201a`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]|''/g, '"');

/** Letters in the place of figures: the engine's usual mistakes. `Q21` and `B04` are names. */
const ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};
const DECIMAL = /^[-+<>]?[\doOlI|SBZ]+[.,][\doOlI|SBZ]+%?$/;

function asFigures(text: string): string {
  if (!DECIMAL.test(text) || !HAS_FIGURE.test(text)) return text;
  return [...text].map((letter) => ALIKE[letter] ?? letter).join('');
}

/** `95/8` is nine and five eighths: no size has more eighths than a whole. */
const GLUED_FRACTION = /^(\d{1,2})([1357]\/[248])(?!\d)/;
const GLUED_WORD = /^(\p{L}{2,}\.)(?=\d)/u;

const INCHES_AND_WORD = /^([\d/ ]+")(?=\p{L})/u;

/** Remains of the frame of a cell. */
const FRAME = /^[_|\]]+(?=[\p{L}\p{N}(])|(?<=[\p{L}\p{N})])[_|[]+$/gu;
/** A capital I for a small l, where no name has it: `KCI`, `CaCI2`, `Ib/ft`. */
const CHLORIDE = /\b(K|Na|Ca|Mg)CI(?=2|\b)/g;
const POUND = /(^|[(\d])Ib(?=\/|s?\b)/g;
/** A grade of steel whose last figures are read as letters: `L8O`, `KS5`. */
const GRADE = /^([JKLNTCPQ])-?([\dOoS]{2,3})$/;

/** A capital O that is read twice, as no abbreviation has it: `OoBM`. */
const DOUBLE_O = /(?<!\p{L})Oo(?=\p{Lu}{2})/gu;

const gradeOf = (text: string): string =>
  text.replace(GRADE, (grade, letter: string, figures: string) =>
    HAS_FIGURE.test(figures) ? letter + figures.replace(/[Oo]/g, '0').replace(/S/g, '5') : grade,
  );

/** Units in brackets that the engine reads as capitals or figures of the same form: `(PP9)`, `(PS1)`. */
const UNITS = ['ppg', 'psi', 'pcf', 'bar'];
const BRACKETED = /^\((\w{3})\)$/;
const formOf = (text: string) =>
  text.toLowerCase().replace(/[9qy]/g, 'g').replace(/5/g, 's').replace(/[1l]/g, 'i');

const unitOf = (text: string): string =>
  text.replace(BRACKETED, (all, inner: string) => {
    const unit = UNITS.find((one) => formOf(one) === formOf(inner));
    return unit === undefined ? all : `(${unit})`;
  });

/** The intended text: the engine loses narrow spaces. */
export const readable = (text: string): string =>
  unitOf(gradeOf(asFigures(plainSigns(text).replace(FRAME, ''))))
    .replace(DOUBLE_O, 'O')
    .replace(CHLORIDE, '$1Cl')
    .replace(POUND, '$1lb')
    .replace(GLUED_FRACTION, '$1 $2')
    .replace(GLUED_WORD, '$1 ')
    .replace(INCHES_AND_WORD, '$1 ');
