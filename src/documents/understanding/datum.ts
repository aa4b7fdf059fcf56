/**
 * What a depth or an elevation is counted from, as headings, units and keys of the six languages say it. Texts are folded
 * and without points (`t.o.v. NAP` is `t o v nap`). Sea level is mean sea level; the Dutch NAP, the German NN and NHN and
 * the French NGF lie within decimetres of it, and documents use them for it.
 */
const NATIONAL_SEA =
  '(?:nn|nhn|nap|ngf|normalnull|normalhoehennull|meeresspiegel|zeespiegel|zeeniveau|(?:midlere )?havniva|havoverflaten|' +
  'havflaten|niveau (?:moyen )?de la mer|nivel (?:medio )?del mar|nmm)';
const SEA = `(?:${NATIONAL_SEA}|msl|mean sea level|sea level|(?:la )?mer)`;
const ARTICLE = '(?: (?:dem|der|de|het|the|local|la|le|el))?';
const ABOVE = new RegExp(
  `\\b(?:above|ueber|ue|boven|oberhalb|over|au dessus(?: d[eu])?|sobre)${ARTICLE} ${SEA}\\b|\\b(?:amsl|m?snm)\\b`,
  'g',
);
/** Words for a depth below something; `t o v` and its like say from where alone. */
const FROM =
  'unter|u|onder|beneden|below|bezogen auf|ten opzichte van|t o v|tov|ref|under|sous|' +
  'par rapport(?: a| au)?|bajo|debajo del?|respecto(?: a| al| del?)?';
const BELOW = new RegExp(
  `(?:\\b(?:${FROM}|relativ zu|rel(?:ativt)? til)${ARTICLE} )?\\b${NATIONAL_SEA}\\b` +
    `|\\b(?:unter|onder|under|sous|bajo)${ARTICLE} (?:msl|mean sea level|sea level|mer)\\b|\\bm?bnm\\b`,
  'g',
);
const FLOOR = new RegExp(
  `\\b(?:${FROM}|from|rel(?: to)?|ab|vanaf|fra|rel(?:ativt)? til|depuis|desde|referid[ao]s? a)${ARTICLE} ` +
    '(?:drill floor|rig floor|rotary table|rotary|drehtischoberkante|drehtisch|bohrtisch|rotarytisch|arbeitsbuehne|' +
    'boorvloer|draaitafel|boredekk(?:et)?|rotasjonsbord(?:et)?|table de rotation|plancher(?: de forage)?|mesa rotaria|' +
    'rkb|rt|kb)\\b',
  'g',
);
/** Behind a depth these need no word before them; behind a height they are what is measured. */
const FLOOR_ALONE = /\b(?:m?bmr|(?:la )?table de rotation|(?:la )?mesa rotaria)\b/g;
const HEIGHT = /^(?:altitude|hauteur|elevacion|elevation|altura|altitud|cota|hoyde|z)\b/;

/** A word that all of these have: most headings have none of them. */
const HAS_DATUM =
  /nap|\bnh?n\b|msl|normal|spiegel|niveau|\bsea\b|floor|rotary|tisch|buehne|vloer|tafel|\br?kb\b|\brt\b|havniva|havover|havflat|boredekk|rotasjon|\bngf\b|\bmer\b|table|plancher|\bmar\b|mesa|nmm|bnm\b|bmr\b|snm\b/;

/** The words of a heading with its datum in one spelling: `above msl`, `tvdss`, and nothing for the drill floor. */
export function plainDatum(text: string): string {
  if (!HAS_DATUM.test(text)) return text;
  const plain = text.replace(ABOVE, ' above msl ').replace(BELOW, ' tvdss ').replace(FLOOR, ' ');
  return HEIGHT.test(text) ? plain : plain.replace(FLOOR_ALONE, ' ');
}
