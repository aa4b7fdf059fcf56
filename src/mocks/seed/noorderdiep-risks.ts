import type { Risk } from '@/api/generated/zod/montageAPI.schemas.zod';

/** The risk register of the demonstration's fictional offshore gas well. */

type Rated = readonly [likelihood: number, severity: number];

interface Given {
  /** The number of its section; 0 for the whole well. */
  section: number;
  risk: string;
  cause: string;
  consequence: string;
  before: Rated;
  mitigation: string;
  owner: string | null;
  after: Rated;
  status?: Risk['status'];
}

const register: readonly Given[] = [
  {
    section: 0,
    risk: 'Collision with Noorderdiep-1 and -3',
    cause: 'Slots 2.5 m apart, old magnetic surveys',
    consequence: 'Damaged casing of a producing well',
    before: [2, 5],
    mitigation:
      'Gyro to 600 m, anti-collision scan at every connection, neighbours shut in below a separation factor of 1.5',
    owner: 'Directional engineer',
    after: [1, 5],
  },
  {
    section: 2,
    risk: 'Shallow gas',
    cause: 'Bright spot at 410 m on the site survey',
    consequence: 'Gas at the rig floor before there is a BOP',
    before: [3, 5],
    mitigation: 'Pilot hole of 8 1/2 in, diverter tested, kill mud mixed, no drilling below 350 m without it',
    owner: 'Drilling supervisor',
    after: [2, 4],
  },
  {
    section: 2,
    risk: 'Balling and swelling clay',
    cause: 'Lower North Sea clays with fresh filtrate',
    consequence: 'Slow drilling, swabbing, tight hole for the 13 3/8 in casing',
    before: [4, 3],
    mitigation: 'KCl at 8 %, frequent sweeps, wiper trip before casing',
    owner: 'Mud engineer',
    after: [3, 2],
  },
  {
    section: 3,
    risk: 'Losses in the chalk',
    cause: 'Fractured Ommelanden, mud of 12.9 kPa/m for the Vlieland Claystone',
    consequence: 'Total losses, then a well that flows from below',
    before: [4, 4],
    mitigation:
      'Bridging material in the mud, 30 m3 of LCM ready, shoe test before drilling on, lower mud weight above 1,900 m',
    owner: 'Mud engineer',
    after: [3, 3],
  },
  {
    section: 3,
    risk: 'Unstable Vlieland Claystone',
    cause: 'Bedding at a low angle to the hole',
    consequence: 'Cavings, packing off, a stuck string',
    before: [3, 4],
    mitigation: 'Mud weight by the stability study, flow rate above 3,600 L/min, torque and cavings watched',
    owner: 'Drilling engineer',
    after: [2, 4],
  },
  {
    section: 4,
    risk: 'Overpressured floater in the Zechstein',
    cause: 'Carbonate raft sealed in salt, brine at up to 18 kPa/m',
    consequence: 'Kick that the 9 5/8 in shoe cannot hold',
    before: [3, 5],
    mitigation:
      'Raft mapped on seismic and avoided by 150 m, kick tolerance of 8 m3, brine-weight mud on site',
    owner: 'Operations geologist',
    after: [2, 5],
  },
  {
    section: 4,
    risk: 'Stuck pipe in squeezing salt',
    cause: 'Carnallite and bischofite creep at 95 degrees C',
    consequence: 'Fishing or a sidetrack',
    before: [4, 4],
    mitigation:
      'Salt-saturated OBM of 12.3 kPa/m or more, ream every connection, fresh-water pill and jar on site',
    owner: 'Drilling supervisor',
    after: [3, 3],
  },
  {
    section: 4,
    risk: 'Differential sticking in the Slochteren',
    cause: 'Depleted by Noorderdiep-1, up to 6,000 kPa of overbalance',
    consequence: 'A stuck string or liner',
    before: [3, 4],
    mitigation: 'Bridging for 20 microns, never still for more than 3 minutes, spiral collars',
    owner: 'Drilling engineer',
    after: [2, 3],
  },
  {
    section: 4,
    risk: 'Liner not cemented to its top',
    cause: 'Losses in the depleted sand, narrow annulus',
    consequence: 'No isolation of the gas, squeeze job',
    before: [3, 3],
    mitigation: 'Rotate while cementing, light spacer, test the lap, squeeze packer on site',
    owner: null,
    after: [2, 3],
  },
  {
    section: 0,
    risk: 'Waiting on weather',
    cause: 'Rig move in November',
    consequence: 'Two to five days more',
    before: [4, 2],
    mitigation: 'Move window of three days in the plan',
    owner: 'Logistics',
    after: [4, 2],
    status: 'closed',
  },
];

export const noorderdiepRisks = (id: string) => ({
  risks_list: register.map(({ section, before, after, status = 'open', ...texts }, index): Risk => ({
    id: `${id}-risk${index + 1}`,
    number: `R${index + 1}`,
    section_id: section === 0 ? null : `${id}-s${section}`,
    ...texts,
    likelihood: before[0],
    severity: before[1],
    likelihood_after: after[0],
    severity_after: after[1],
    status,
  })),
});
