/** Pipes of API Specification 5CT (and line pipe for conductors): nominal mass, lb/ft, and inner diameter, in. */
export const PIPES: Record<string, readonly (readonly [massLbFt: number, innerIn: number])[]> = {
  '30': [[309.7, 28]],
  '20': [
    [94, 19.124],
    [106.5, 19],
    [133, 18.73],
  ],
  '18 5/8': [[87.5, 17.755]],
  '16': [
    [75, 15.124],
    [84, 15.01],
  ],
  '13 3/8': [
    [54.5, 12.615],
    [61, 12.515],
    [68, 12.415],
    [72, 12.347],
  ],
  '9 5/8': [
    [40, 8.835],
    [43.5, 8.755],
    [47, 8.681],
    [53.5, 8.535],
  ],
  '7': [
    [26, 6.276],
    [29, 6.184],
    [32, 6.094],
    [35, 6.004],
  ],
  '5 1/2': [
    [17, 4.892],
    [20, 4.778],
    [23, 4.67],
  ],
  '4 1/2': [
    [11.6, 4],
    [12.6, 3.958],
    [13.5, 3.92],
    [15.1, 3.826],
  ],
};

export const GRADES: Record<string, readonly string[]> = {
  large: ['X52', 'X56'],
  surface: ['K55', 'J55'],
  middle: ['L80', 'N80', 'P110'],
  deep: ['L80', 'P110', 'Q125', '13Cr80'],
};

export const THREADS: Record<string, readonly string[]> = {
  large: ['RL-4S', 'HD-90'],
  surface: ['BTC', 'STC'],
  middle: ['BTC', 'LTC', 'VAM TOP'],
  deep: ['VAM TOP', 'VAM 21', 'TSH Blue'],
};

/** Hole and string of each section, from the top down, with the share of the total depth at which it ends. */
export const ARCHITECTURES: readonly (readonly [
  hole: string,
  outer: string,
  share: number,
  liner?: true,
][])[] = [
  [
    ['36', '30', 0.05],
    ['26', '20', 0.16],
    ['17 1/2', '13 3/8', 0.42],
    ['12 1/4', '9 5/8', 0.78],
    ['8 1/2', '7', 1, true],
  ],
  [
    ['17 1/2', '13 3/8', 0.16],
    ['12 1/4', '9 5/8', 0.48],
    ['8 1/2', '7', 0.82],
    ['6', '4 1/2', 1, true],
  ],
  [
    ['24', '18 5/8', 0.11],
    ['17 1/2', '13 3/8', 0.4],
    ['12 1/4', '9 5/8', 0.79],
    ['8 1/2', '7', 1, true],
  ],
  [
    ['12 1/4', '9 5/8', 0.17],
    ['8 3/4', '7', 0.62],
    ['6 1/8', '4 1/2', 1, true],
  ],
  [
    ['26', '20', 0.1],
    ['17 1/2', '13 3/8', 0.38],
    ['12 1/4', '9 5/8', 0.75],
    ['8 1/2', '5 1/2', 1],
  ],
  [
    ['17 1/2', '13 3/8', 0.2],
    ['12 1/4', '9 5/8', 0.66],
    ['8 1/2', '5 1/2', 1],
  ],
];
