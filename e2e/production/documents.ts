/** Small documents of a fictional vertical well, for journeys that look at one thing each. */
export const survey = {
  name: 'Kiek-1 trajectory.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('MD (m),Inc (deg),Azi (deg)\n0,0,0\n500,0,0\n1000,10,45\n1500,20,45\n2000,20,45\n'),
};

export const tops = {
  name: 'Kiek-1 proposal.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Formation,TVD SS (m)\nUpper North Sea,40\nChalk,700\nRotliegend,1400\n'),
};

export const letter = {
  name: 'Kiek-1 proposal letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Dear colleagues,\nplease find the proposal in the post.\n'),
};
