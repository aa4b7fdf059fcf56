/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ColumnCorrection } from './columnCorrection.ts';
import type { HeadingCorrection } from './headingCorrection.ts';
import type { RegionCorrection } from './regionCorrection.ts';
import type { RowCorrection } from './rowCorrection.ts';
import type { SectionCorrection } from './sectionCorrection.ts';
import type { TableCorrection } from './tableCorrection.ts';
import type { ValueCorrection } from './valueCorrection.ts';
import type { WholeDocumentCorrection } from './wholeDocumentCorrection.ts';

/**
 * What an engineer says of a document. Corrections are applied in order; a later one wins.
 */
export type DocumentCorrection = TableCorrection | HeadingCorrection | ColumnCorrection | RowCorrection | RegionCorrection | ValueCorrection | SectionCorrection | WholeDocumentCorrection;
