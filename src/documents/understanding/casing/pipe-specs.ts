/** The specifications of a pipe other than its size in one text: `9 5/8" 53.5# L80 VAM TOP`. Each part as written. */
export interface PipeSpecs {
  mass: string | null;
  grade: string | null;
  thread: string | null;
}

/** Steel grades of API 5CT and 5L, and their suffixes by mills. */
const ONE_GRADE =
  /(?:(?:(?:H-?40|J-?55|K-?55|M-?65|R-?95|T-?95|C-?90|C-?95|C-?110|P-?110|Q-?125|V-?150|B)|(?:L-?80|N-?80)(?:[ -]?(?:13 ?-?C[rR]|9 ?C[rR]|Q|HC(?!-?\d)|Type ?1|1))?|(?:TN|SM|VM|JFE)-?\d{2,3}\w*(?:-\d{2,3}\w*)?|X-?(?:42|46|52|56|60|65|70|80))(?:[ -]?(?:HC(?!-?\d)|EC|IC|SS|ICY|13 ?-?C[rR]|S13C[rR]))?|S?13 ?-?C[rR](?:[ -]?[LP]?-?\d{2,3})?)/;
/** A string of two grades has both: `K-55 / N-80`. */
const GRADE = new RegExp(String.raw`(?<![\w/])${ONE_GRADE.source}(?:\s?/\s?${ONE_GRADE.source})?(?!\w)`);
const MASS =
  /(?<![\d./])(\d{1,3}(?:[.,]\d{1,2})?)\s*(#(?:\/ft)?|ppf|lbs?\.?\/(?:ft|pies?)|lbm\/ft|kg\/m)(?![\w])/i;
/** A word ends at a letter of any language: the `er` in Cañería is not a connection. */
const THREAD =
  /(?<![\p{L}\d_])(?:(?:DINO )?VAM(?:[ -]?(?:TOP(?:[ -]?(?:HC|HT|FE|SC))?|21(?: HT)?|SLIJ-II|HTF(?:-NR)?|FJL|HTTC|ACE|LIFT|EDGE|SG))?|NEW VAM|BTC|LT&?C|ST&?C|LC|SC|BC|XLF|XLW|(?:Tenaris )?ER|RL-?4S?|SL-?60|TXP(?:[ -]?BTC)?|TSH[ -](?:Blue|W?[A-Z\d]+)(?:[ -][A-Z\d-]+)?|Tenaris ?Hydril [A-Z][\w-]*|Hydril \d{3}|JFE (?:BEAR|LION|FOX)|NSCC|Premium|welded|Buttress|Leopard|Viper|Swift(?: DW2)?|QUIK[ -]?(?:STAB|JAY)|GB ?(?:CD|Butt)|Antares|BDS|PTC|DWC\/C|H[CD]-?\d{2,3})(?![\p{L}\d_])/iu;

/** Connectors of conductors, whose names next to nothing of a pipe may be those of other things: `ST-2` is a sidetrack too. */
const CONNECTOR =
  /(?<![\p{L}\d_-])(?:ST-(?:2(?:RB)?|N)|SR-?20|ALT-?2|S-?[69]0(?:\/D?MT)?|D-?[69]0(?:\/MT)?|SF-60|XLC-S|Lynx(?: (?:HD|SA|S)\b)?)(?![\p{L}\d_])/u;

export function pipeSpecs(text: string): PipeSpecs {
  const mass = MASS.exec(text);
  const grade = GRADE.exec(text);
  const behind = grade
    ? text.slice(0, grade.index) + ' | ' + text.slice(grade.index + grade[0].length)
    : text;
  const thread = THREAD.exec(behind) ?? (mass && grade ? CONNECTOR.exec(behind) : null);
  return {
    mass: mass ? `${mass[1] ?? ''} ${mass[2] ?? ''}` : null,
    grade: grade && grade[0] !== 'B' ? grade[0] : null,
    thread: thread ? thread[0] : null,
  };
}
