const trajectory = 'MD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,5,80\n2000,20,80\n4010,40,81\n';

/** Tops under headings that say nothing, without units: only an engineer knows what they are. */
const proposal = [
  'Well name: Aurora-3',
  '',
  'Hole (in);Description;Section TD AHD (m)',
  '17 1/2;Surface hole;1400',
  '8 1/2;Reservoir hole;4010',
  '',
  'Reached;Number 1;Number 2',
  'Chalk;1210;12',
  'Holland Marl;1986;15',
  'Rotliegend;3140;25',
].join('\n');

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

export const documents = [file('Aurora-3 proposal.csv', proposal), file('trajectory.csv', trajectory)];

/** The tops after a correction to depths below sea level; the rig floor is 33.5 m above it. */
export const tops = [
  { formation: 'Chalk', tvdSs: '1,210.0', tvdBdf: '1,243.5' },
  { formation: 'Holland Marl', tvdSs: '1,986.0', tvdBdf: '2,019.5' },
  { formation: 'Rotliegend', tvdSs: '3,140.0', tvdBdf: '3,173.5' },
];
