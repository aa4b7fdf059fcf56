/** Documents that are read in some milliseconds, with a name that makes every set another one. */
export function smallDocuments(well: string): FormData {
  const form = new FormData();
  const survey = Array.from({ length: 40 }, (_, at) => `${at * 75},${Math.min(40, at)},90`).join('\n');
  const tops = ['Chalk', 'Rodby', 'Sola', 'Asgard'].map((name, at) => `${name},${600 + at * 300}`).join('\n');
  form.append('files', new File([`Well: ${well}\nMD (m),Inc (deg),Azi (deg)\n${survey}\n`], 'path.csv'));
  form.append('files', new File([`Formation,TVD SS (m)\n${tops}\n`], 'tops.csv'));
  return form;
}

export const classificationsOfDocuments = ['Well Trajectory', 'Well Proposal'] as const;
