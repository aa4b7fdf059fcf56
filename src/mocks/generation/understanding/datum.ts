/**
 * What a depth or an elevation is counted from, as headings, units and keys of the three languages say it. Texts are folded
 * and without points (`t.o.v. NAP` is `t o v nap`). Sea level is mean sea level; the Dutch NAP and the German NN and NHN lie
 * within decimetres of it, and documents use them for it.
 */
const SEA =
  '(?:nn|nhn|nap|msl|normalnull|normalhoehennull|meeresspiegel|zeespiegel|zeeniveau|mean sea level|sea level)';
const NATIONAL_SEA = '(?:nn|nhn|nap|normalnull|normalhoehennull|meeresspiegel|zeespiegel|zeeniveau)';
const ABOVE = new RegExp(
  `\\b(?:above|ueber|ue|boven|oberhalb)(?: (?:dem|de|het|the|local))? ${SEA}\\b|\\bamsl\\b`,
  'g',
);
const BELOW = new RegExp(
  `(?:\\b(?:unter|u|onder|beneden|below|bezogen auf|relativ zu|ten opzichte van|t o v|tov|ref)(?: (?:dem|de|het))? )?\\b${NATIONAL_SEA}\\b`,
  'g',
);
const FLOOR = new RegExp(
  '\\b(?:below|from|ref|rel(?: to)?|unter|ab|u|onder|vanaf|beneden|bezogen auf|t o v|tov|ten opzichte van)' +
    ' (?:the |dem |der |de |het )?(?:drill floor|rig floor|rotary table|rotary|drehtischoberkante|drehtisch|bohrtisch|rotarytisch|' +
    'arbeitsbuehne|boorvloer|draaitafel|rkb|rt|kb)\\b',
  'g',
);

/** A word that all of these have: most headings have none of them. */
const HAS_DATUM =
  /nap|\bnh?n\b|msl|normal|spiegel|niveau|\bsea\b|floor|rotary|tisch|buehne|vloer|tafel|\brkb\b|\br?kb\b|\brt\b/;

/** The words of a heading with its datum in one spelling: `above msl`, `tvdss`, and nothing for the drill floor. */
export function plainDatum(text: string): string {
  if (!HAS_DATUM.test(text)) return text;
  return text.replace(ABOVE, ' above msl ').replace(BELOW, ' tvdss ').replace(FLOOR, ' ');
}
