import catalogue from './aurora-3-catalogue.csv?raw';
import cement from './aurora-3-cement-programme.txt?raw';
import mud from './aurora-3-mud-programme.csv?raw';
import proposal from './aurora-3-proposal.csv?raw';
import trajectory from './aurora-3-trajectory.txt?raw';

export interface SampleDocument {
  name: string;
  /** The media type that a browser gives to a chosen file. */
  type: string;
  text: string;
}

/**
 * The documents of Aurora-3, a fictional well: no data of a real well is included. Each has another
 * of the layouts of real documents, and their names contain the words by which the upload step classifies them.
 */
export function sampleDocuments(): SampleDocument[] {
  return [
    { name: 'Aurora-3 proposal.csv', type: 'text/csv', text: proposal },
    { name: 'Aurora-3 trajectory.txt', type: 'text/plain', text: trajectory },
    { name: 'Aurora-3 catalogue.csv', type: 'text/csv', text: catalogue },
    { name: 'Aurora-3 cement programme.txt', type: 'text/plain', text: cement },
    { name: 'Aurora-3 mud programme.csv', type: 'text/csv', text: mud },
  ];
}
