import type { Classification } from '@/documents/facts';

/** The documents of a set whose generation was never finished, to be continued from the list. */
export const stoppedGenerationId = 'a85f60d3';

const trajectory = `Kwelder-5 planned trajectory
Depths in m below drill floor, angles in degrees

MD,Inclination,Azimuth,TVD
0.00,0.00,0.00,0.00
300.00,0.00,0.00,300.00
400.00,0.00,120.00,400.00
430.00,3.00,120.00,429.99
460.00,6.00,120.00,459.89
490.00,9.00,120.00,489.63
520.00,12.00,120.00,519.12
550.00,15.00,120.00,548.29
580.00,18.00,120.00,577.05
600.00,20.00,120.00,595.96
1000.00,20.00,120.00,971.84
1500.00,20.00,120.00,1441.69
2100.00,20.00,120.00,2005.50
`;

const tops = `Formation,TVDSS (m),Uncertainty (m)
Upper North Sea Group,4.0,2
Middle North Sea Group,516.0,10
Lower North Sea Group,751.0,10
Chalk Group,1246.0,15
Rijnland Group,1711.0,20
Vlieland Sandstone,1883.0,20
`;

const casing = `Hole size (in),Casing OD (in),ID (in),Weight (kg/m),Grade,Connection,Shoe MD (m)
17 1/2,13 3/8,12.415,101.19,L80,BTC,460
12 1/4,9 5/8,8.681,69.94,L80,VAM TOP,1350
8 1/2,7,6.184,43.16,L80,VAM TOP,2095
`;

export const stoppedGenerationFiles: { name: string; classification: Classification; text: string }[] = [
  { name: 'Kwelder-5 trajectory.csv', classification: 'Well Trajectory', text: trajectory },
  { name: 'Kwelder-5 proposal tops.csv', classification: 'Well Proposal', text: tops },
  { name: 'Kwelder-5 casing catalogue.csv', classification: 'Well Catalogue', text: casing },
];
