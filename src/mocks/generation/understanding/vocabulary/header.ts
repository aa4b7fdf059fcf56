/** A fact of the well header, by its name in WellHeaderFact. */
export type HeaderField =
  | 'wellName'
  | 'wellType'
  | 'objective'
  | 'location'
  | 'fieldName'
  | 'fieldCode'
  | 'wellId'
  | 'activityId'
  | 'afeCostUsd'
  | 'daysPlanned'
  | 'wellHeads'
  | 'rigFloorElevationM'
  | 'groundElevationM'
  | 'floorAboveGroundM'
  | 'waterDepthM';

/** What depths below the drill floor are counted from, as documents call it. */
const FLOORS = [
  'rig floor',
  'drill floor',
  'derrick floor',
  'rkb',
  'rt',
  'rotary table',
  'kb',
  'kelly bushing',
  'rotary kelly bushing',
  'df',
  'boorvloer',
  'draaitafel',
  'arbeitsbuehne',
  'der arbeitsbuehne',
  'drehtisch',
  'des drehtisches',
  'drehtischoberkante',
  'bohrtisch',
  'rotarytisch',
];
const GROUNDS = [
  'ground',
  'ground level',
  'gl',
  'surface',
  'site',
  'maaiveld',
  'gelaende',
  'des gelaendes',
  'gelaendeoberkante',
  'gok',
];

const heights = (thing: string): string[] => [
  `${thing} elevation`,
  `${thing} height`,
  `${thing} level`,
  `elevation ${thing}`,
  `elevation of ${thing}`,
  `elevation of the ${thing}`,
  `height of ${thing}`,
  `height of the ${thing}`,
  `hoogte ${thing}`,
  `hoogte van de ${thing}`,
  `${thing}hoogte`,
  `hoehe ${thing}`,
  `hoehe der ${thing}`,
  `${thing}hoehe`,
];
const above = (names: readonly string[], datum: string): string[] => names.map((name) => `${name} ${datum}`);

const FLOOR_HEIGHTS = FLOORS.flatMap(heights);
const GROUND_HEIGHTS = GROUNDS.flatMap(heights);

/**
 * How documents call the facts of a well header, lower case and folded; a unit in brackets is taken off before looking here,
 * and every wording of sea level is `above msl`, of the ground `above ground` (see `plainKey`).
 */
export const HEADER_KEYS: Record<HeaderField, readonly string[]> = {
  wellName: [
    'well name',
    'well',
    'wellbore',
    'wellbore name',
    'name of well',
    'borehole',
    'putnaam',
    'naam put',
    'naam van de put',
    'put',
    'boring',
    'bohrungsname',
    'bohrung',
    'name der bohrung',
    'bohrlochname',
  ],
  wellType: [
    'well type',
    'type of well',
    'well profile',
    'well classification',
    'puttype',
    'type put',
    'soort put',
    'bohrungstyp',
    'typ der bohrung',
    'bohrungsart',
    'art der bohrung',
  ],
  objective: [
    'objective',
    'well objective',
    'objectives',
    'well objectives',
    'purpose',
    'well purpose',
    'purpose of well',
    'doel',
    'doel van de put',
    'putdoel',
    'doelstelling',
    'bohrziel',
    'ziel der bohrung',
    'zweck der bohrung',
    'bohrzweck',
    'zielsetzung',
  ],
  location: [
    'location',
    'well location',
    'block',
    'surface location',
    'licence',
    'license',
    'site',
    'locatie',
    'putlocatie',
    'boorlocatie',
    'vergunning',
    'blok',
    'lokation',
    'standort',
    'bohrplatz',
    'bohrlokation',
    'konzession',
  ],
  fieldName: ['field', 'field name', 'veld', 'veldnaam', 'naam veld', 'feld', 'feldname', 'feldesname'],
  fieldCode: [
    'field code',
    'veldcode',
    'code veld',
    'feldkuerzel',
    'feldcode',
    'feldesname code',
    'feldnummer',
  ],
  wellId: [
    'well id',
    'well number',
    'well identifier',
    'well no',
    'putnummer',
    'put id',
    'putnr',
    'bohrungsnummer',
    'bohrungs id',
    'bohrungsnr',
  ],
  activityId: [
    'activity',
    'activity id',
    'activity number',
    'activity no',
    'activiteitnummer',
    'activiteit id',
    'activiteitsnummer',
    'activiteit',
    'aktivitaetsnummer',
    'aktivitaets id',
    'aktivitaet',
    'vorgangsnummer',
  ],
  afeCostUsd: [
    'afe',
    'afe cost',
    'afe costs',
    'afe usd',
    'afe cost usd',
    'afe budget',
    'afe amount',
    'afe value',
    'authorised expenditure',
    'authorized expenditure',
    'authorisation for expenditure',
    'authorization for expenditure',
    'afe kosten',
    'afe bedrag',
    'afe budget usd',
    'afe betrag',
  ],
  daysPlanned: [
    'days planned',
    'planned days',
    'days',
    'duration',
    'planned duration',
    'afe days',
    'well duration',
    'planned well duration',
    'total days',
    'geplande duur',
    'duur',
    'aantal dagen',
    'geplande dagen',
    'geplante bohrzeit',
    'geplante dauer',
    'bohrdauer',
    'bohrzeit',
    'geplante tage',
    'dauer',
  ],
  wellHeads: [
    'well heads',
    'well head',
    'wellheads',
    'wellhead',
    'putmond',
    'putmonden',
    'bohrlochkopf',
    'bohrlochkoepfe',
  ],
  rigFloorElevationM: [
    ...FLOOR_HEIGHTS,
    ...above(FLOOR_HEIGHTS, 'above msl'),
    ...above(FLOORS, 'above msl'),
    ...above(['drill rig floor', 'drill rig floor height'], 'above msl'),
    'rkb',
    'drill rig floor height',
    'air gap',
    'air gap rkb msl',
    'rkb msl',
    'rkb to msl',
  ],
  groundElevationM: [
    ...GROUND_HEIGHTS,
    ...above(GROUND_HEIGHTS, 'above msl'),
    ...above(GROUNDS, 'above msl'),
    'ground level',
    'gl',
    'maaiveld',
  ],
  floorAboveGroundM: [
    ...above(FLOOR_HEIGHTS, 'above ground'),
    ...above(FLOORS, 'above ground'),
    ...above(['floor height', 'floor', 'height of floor'], 'above ground'),
    'rkb to gl',
    'rkb gl',
    'kb gl',
    'rt gl',
    'df gl',
  ],
  waterDepthM: ['water depth', 'sea depth', 'depth of water', 'waterdiepte', 'wassertiefe'],
};

const SEA_LEVEL =
  /\b(?:above|ueber|boven|amsl|oberhalb) ?(?:the |dem |de |het |local )?(?:mean sea level|sea level|amsl|msl|nn|nhn|nap|normalnull|normalhoehennull|meeresspiegel|zeeniveau|zeespiegel)\b|\bamsl\b/;
const GROUND_LEVEL =
  /\b(?:above|ueber|boven) (?:the |dem |de |het )?(?:ground level|ground|gl|gelaendeoberkante|gelaende|gok|maaiveld)\b|\bagl\b/;

/** A folded key with what it counts from in one wording. */
export function plainKey(folded: string): string {
  return folded.replace(SEA_LEVEL, 'above msl').replace(GROUND_LEVEL, 'above ground');
}
