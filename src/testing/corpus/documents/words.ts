/** How the documents of one company and language call things: the keys of a header, the titles, the columns of each table. */
export interface Words {
  documents: Record<'proposal' | 'catalogue' | 'trajectory' | 'cement' | 'mud', string>;
  /** The labels of the well header, in the order of the page. */
  keys: Record<
    | 'wellName'
    | 'wellType'
    | 'objective'
    | 'location'
    | 'fieldName'
    | 'fieldCode'
    | 'wellId'
    | 'activityId'
    | 'afeCost'
    | 'daysPlanned'
    | 'wellHeads'
    | 'drillFloor'
    | 'groundLevel',
    string
  >;
  titles: Record<
    'header' | 'tops' | 'sections' | 'reservoirs' | 'logging' | 'pressureTests' | 'plan' | 'casing',
    string
  >;
  survey: Record<'md' | 'inclination' | 'azimuth' | 'tvd' | 'tvdSs' | 'north' | 'east' | 'dogleg', string>;
  tops: Record<'formation' | 'tvdSs' | 'tvd' | 'md' | 'variance' | 'notes', string>;
  sections: Record<'hole' | 'description' | 'tdMd' | 'tdTvd' | 'tdTvdSs', string>;
  reservoirs: Record<'name' | 'top' | 'base' | 'pressureLower' | 'pressureUpper' | 'gradient', string>;
  logging: Record<'hole' | 'run' | 'evaluation', string>;
  pressureTests: Record<'hole' | 'annular' | 'ram' | 'bump' | 'linerLap' | 'notes', string>;
  plan: Record<'number' | 'title' | 'description', string>;
  casing: Record<
    | 'hole'
    | 'string'
    | 'outer'
    | 'mass'
    | 'grade'
    | 'thread'
    | 'inner'
    | 'drift'
    | 'top'
    | 'shoe'
    | 'notes'
    /** Over `top` and `shoe` where headings are merged. */
    | 'depths'
    | 'pipe',
    string
  >;
  cement: Record<
    | 'casing'
    | 'hole'
    | 'slurry'
    | 'type'
    | 'density'
    | 'excess'
    | 'top'
    | 'additives'
    | 'notes'
    | 'lead'
    | 'tail'
    | 'topFill'
    | 'liner',
    string
  >;
  mud: Record<
    | 'hole'
    | 'type'
    | 'properties'
    | 'weight'
    | 'weightLower'
    | 'weightUpper'
    | 'ph'
    | 'yieldPoint'
    | 'apiLoss'
    | 'hphtLoss'
    | 'sixRpm'
    | 'solids'
    | 'notes',
    string
  >;
  /** `Page 2 of 5`, next to the rest of the footer. */
  page: (page: number, pages: number) => string;
  footer: string;
}
