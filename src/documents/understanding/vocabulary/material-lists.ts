import { fold } from '../words/fold';

/** What is bought, stored and pumped: a list of it has the columns of no montage. Folded. */
const MATERIAL =
  'materials?|products?|chemicals?|consumables?|material(?:ien|e)?|produkte?r?|chemikalien|producten|materialen|chemicalien|kjemikalier|produits?|materiaux|produits chimiques|productos?|materiales|quimicos';
const AMOUNT =
  /^(?:qty|quantity|quantities|amount|stock|units?|no of units|total|price|cost|sacks?|bags?|menge|einheit|hoeveelheid|eenheid|aantal|mengde|enhet|antall|quantites?|unites?|cantidad(?:es)?|unidad(?:es)?|function|conc(?:entration)?)\b/;
const NAMES = new RegExp(String.raw`^(?:${MATERIAL})(?: names?)?$`);
const TITLE = new RegExp(
  String.raw`^(?:(?:\d{1,2}\.)*\d{0,2} ?)(?:(?:mud|cement|estimated|total|required) )?(?:${MATERIAL}) (?:estimates?|list|requirements?|required|consumption|stock|inventory|summary|on site|quantities|costs?|needed)\b`,
);
const LONGEST_TITLE = 60;

/** Whether a row is the title or the headings of a list of materials, which goes on with no table above it. */
export function opensMaterialList(cells: readonly string[]): boolean {
  const [first = '', ...more] = cells.map((cell) => fold(cell).trim());
  if (more.length === 0) return first.length <= LONGEST_TITLE && TITLE.test(first);
  return NAMES.test(first) && more.some((cell) => AMOUNT.test(cell));
}
