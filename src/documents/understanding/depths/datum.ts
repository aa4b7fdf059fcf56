/**
 * The reference of a depth or an elevation in headings, units and keys of the languages. Texts are folded and
 * without full stops (`t.o.v. NAP` is `t o v nap`). Sea level is mean sea level; the Dutch NAP, the German NN and NHN and
 * the French NGF are within decimetres of it, and documents use them for it.
 */
const NATIONAL_SEA =
  '(?:nn|nhn|nap|ngf|normalnull|normalhoehennull|meeresspiegel|zeespiegel|zeeniveau|(?:midlere )?havniva|havoverflaten|' +
  'havflaten|niveau (?:moyen )?de la mer|nivel (?:medio )?d(?:el|o) mar|nmm|livello (?:medio )?(?:del )?mare)';
const SEA = `(?:${NATIONAL_SEA}|msl|mean sea level|sea level|(?:la )?mer)`;
const ARTICLE = '(?: (?:dem|der|de|het|the|local|la|le|el|o|il|ao|al))?';
const ABOVE = new RegExp(
  `\\b(?:above|ueber|ue|boven|oberhalb|over|au dessus(?: d[eu])?|sobre|acima d[eo]|sopra)${ARTICLE} ${SEA}\\b|\\b(?:amsl|m?snm|m?slm|s l m)\\b`,
  'g',
);
/** Words for a depth below something; `t o v` and similar words alone give a reference. */
const FROM =
  'unter|u|onder|beneden|below|bezogen auf|ten opzichte van|t o v|tov|ref|under|sous|' +
  'par rapport(?: a| au)?|bajo|debajo del?|abaixo d[eo]|sotto|riferit[ae] a(?:l|lla)?|respecto(?: a| al| del?)?';
const BELOW = new RegExp(
  `(?:\\b(?:${FROM}|relativ zu|rel(?:ativt)? til)${ARTICLE} )?\\b${NATIONAL_SEA}\\b` +
    `|\\b(?:unter|onder|under|sous|bajo)${ARTICLE} (?:msl|mean sea level|sea level|mer)\\b|\\bm?bnm\\b`,
  'g',
);
const FLOOR = new RegExp(
  `\\b(?:${FROM}|from|rel(?: to)?|ab|vanaf|fra|rel(?:ativt)? til|depuis|desde|dal?|dalla|da|referid[ao]s? a)${ARTICLE} ` +
    '(?:drill floor|rig floor|rotary table|rotary|drehtischoberkante|drehtisch|bohrtisch|rotarytisch|arbeitsbuehne|' +
    'boorvloer|draaitafel|boredekk(?:et)?|rotasjonsbord(?:et)?|table de rotation|plancher(?: de forage)?|mesa rotaria|mesa rotativa|(?:piano )?tavola rotary|p t r|ptr|' +
    'rkb|rt|kb|mr)\\b',
  'g',
);
/** After a depth these need no preposition; after a height they are what is measured. */
const FLOOR_ALONE =
  /\b(?:m?bmr|(?:la )?table de rotation|(?:la )?mesa rota(?:ria|tiva)|(?:piano )?tavola rotary|p t r|ptr)\b/g;
const HEIGHT =
  /^(?:altitude|hauteur|elevacion|elevation|altura|altitude?|cota|quota|altezza|elevacao|elevazione|hoyde|z)\b/;

/** A quick check for words that all of these share: most headings have none. */
const HAS_DATUM =
  /nap|\bnh?n\b|msl|normal|spiegel|niveau|\bsea\b|floor|rotary|tisch|buehne|vloer|tafel|\br?kb\b|\brt\b|havniva|havover|havflat|boredekk|rotasjon|\bngf\b|\bmer\b|table|plancher|\bmar\b|mesa|tavola|ptr\b|p t r|mare\b|s l m\b|nmm|bnm\b|b?mr\b|snm\b/;

/** Normalises the datum in a heading: `above msl`, `tvdss`, and nothing for the drill floor. */
export function plainDatum(text: string): string {
  if (!HAS_DATUM.test(text)) return text;
  const plain = text.replace(ABOVE, ' above msl ').replace(BELOW, ' tvdss ').replace(FLOOR, ' ');
  return HEIGHT.test(text) ? plain : plain.replace(FLOOR_ALONE, ' ');
}
