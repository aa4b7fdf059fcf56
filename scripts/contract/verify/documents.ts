/** Small documents of a fictional well with the run's name and known results. */
import type { Request } from './client.ts';

/** The well is vertical down to 500 m; below, it is longer than it is deep. */
const survey = 'MD (m),Inc (deg),Azi (deg)\n0,0,0\n500,0,0\n1000,10,45\n1500,20,45\n2000,20,45\n2500,20,45\n';

export const topNames = ['Upper North Sea', 'Chalk', 'Rotliegend'];

/** The formation in the inclined part. */
export const deepest = 'Rotliegend';

const proposal = (well: string) =>
  `Well name: ${well}\nField: Verification\nField code: VER\n\nFORMATION TOPS\nFormation,TVD SS (m)\n` +
  'Upper North Sea,40\nChalk,700\nRotliegend,1400\n\n' +
  'HOLE SECTIONS\nHole (in),Description,Section TD AHD (m),Section TD TVD SS (m)\n17 1/2,Surface hole,600,570\n8 1/2,Reservoir hole,2000,1900\n';

export interface Upload {
  name: string;
  classification: string;
  content: BlobPart;
}

export const wellDocuments = (prefix: string): Upload[] => [
  { name: `${prefix} trajectory.csv`, classification: 'Well Trajectory', content: survey },
  { name: `${prefix} proposal.csv`, classification: 'Well Proposal', content: proposal(prefix) },
];

/** A document from which nothing can be generated. */
export const uselessDocument = (prefix: string): Upload => ({
  name: `${prefix} notes.txt`,
  classification: 'Other',
  content: 'Call the rig at seven.\n',
});

export function uploadRequest(uploads: readonly Upload[]): Request {
  const form = new FormData();
  for (const { name, content } of uploads) form.append('files', new File([content], name));
  return { query: { classifications: uploads.map(({ classification }) => classification) }, form };
}

export function recogniseRequest({ name, content }: Upload): Request {
  const form = new FormData();
  form.append('file', new File([content], name));
  return { form };
}
