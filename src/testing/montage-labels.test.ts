import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Cell, Place } from '@/domain/montage/address';
import { setCell } from '@/domain/montage/cells';
import { entityAt } from '@/domain/montage/lookup';
import type { Montage, Section } from '@/domain/montage/montage';
import { posterOf } from '@/domain/poster/poster';
import { buildProgramme } from '@/exports/pdf/programme';
import { orderOf, readBack } from '@/exports/workbook/workbook-for-tests';
import { defaultSettings } from '@/domain/checks/settings';
import { PrintedKicks } from '@/features/montage-editor/print/printed-kicks';
import { PrintedMontage } from '@/features/montage-editor/print/printed-montage';
import { valueName } from '@/features/montage-editor/sources/cell-text';
import { poppler, withoutPoppler } from './poppler';

/** What each output calls the fields of a montage, in which order, with which unit and how many decimals. */

const [full, , empty] = exampleMontage().sections_list as [Section, Section, Section];
const cement = full.cement_item!;
const mud = full.mud_item!;

/** A casing with everything, a liner, and a section with nothing. Short texts, so that each stays on its line. */
const montage: Montage = {
  ...exampleMontage(),
  sections_list: [
    {
      ...full,
      casing_item: { ...full.casing_item!, notes: 'Shoe' },
      cement_item: { ...cement, lead_slurry_type: 'Lite', lead_slurry_additives: 'Gel', notes: 'Wait' },
      mud_item: {
        ...mud,
        mud_properties: 'KCl',
        ph_exact: null,
        ph_lower: 9,
        ph_upper: 9.5,
        hpht_fluid_loss_lower: 12,
        percentage_lgs_exact: 5,
        notes: 'Desand',
      },
      logging_item: { ...full.logging_item!, logging_program_evaluation: 'Tie-in', notes: 'Gyro' },
      pressure_test_item: { ...full.pressure_test_item!, notes: 'Chart' },
    },
    {
      ...full,
      id: 'liner',
      liner: true,
      formations_list: [],
      cement_item: { ...cement, liner_slurry_type: 'G', liner_slurry_pressure_gradient: 18 },
      mud_item: { ...mud, mud_weight_exact: null, mud_weight_upper: null },
      logging_item: { ...full.logging_item!, logging_runs_list: [] },
      pressure_test_item: { ...full.pressure_test_item!, liner_lap_pressure: 9000 },
    },
    empty,
  ],
};

/** A line of text for each line that is expected. */
const table = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the workbook', async () => {
  const sheets = await readBack(montage);
  const rows = (name: string) => sheets.get(name) ?? [];

  it('heads its flat sheets', () => {
    const names = [...sheets.keys()].slice(2);
    expect(names.map((name) => `${name}: ${rows(name)[0]?.join(', ')}`)).toEqual(
      table(`
      Formations: Section, Hole (in), Proposed Top, TVD SS (m), TVD BDF (m), AHD BDF (m), Range (m), Thickness (m)
      Reservoirs: Formation Name, Pressure Lower (kPa), Pressure Upper (kPa), TVDss Lower (m), TVDss Upper (m), Gradient (kPa/m)
      Pressure profile: TVD SS (m), Pore (kPa), Fracture (kPa), Overburden (kPa), Notes
      Strength tests: Test, Status, TVD SS (m), Pressure (kPa), Notes
      Kick tolerance: Section, Hole (in), Shoe TVD BDF (m), TD TVD BDF (m), Mud, least (kPa/m), Mud, most (kPa/m), Strength at shoe (kPa/m), Strength from, Intensity above (kPa/m), Above, Intensity (kg/m³), Influx (kPa/m), Margin (kPa), Volume (m³), Bubble height (m TVD), Zero gain at (kg/m³), Policy: 4 m³ at 60 kg/m³, Remark
      Drill strings: Section, Hole (in), Part, Length (m), OD [in]
      Risks: No., Section, Risk, Cause, Consequence, L, S, Score before, Class before, Mitigation, Owner, L after, S after, Score after, Class after, Status
      Plan: Step, Title, Description, From AHD (m), To AHD (m), Low (days), Likely (days), High (days), Day rate (USD/day), Fixed cost (USD), Likely end (day), Likely cost (USD)
      Hole sections: Section, Hole (in), String, TD TVD SS (m), TD TVD BDF (m), TD AHD BDF (m), Formations, Description
      Casing: Section, Hole (in), CSG. Size [in], CSG. Mass [kg/m], Grade, Coupling, ID [in], Drift [in], Volume/m [m³/m], Casing notes
      Cement: Section, Hole (in), Lead Type, Lead Grad (kPa/m), Lead Excess, Lead TOC, Lead Additives, Tail Type, Tail Grad (kPa/m), Tail Excess, Tail TOC, Tail Additives, Topfill Type, Topfill Grad (kPa/m), Topfill Excess, Topfill TOC, Topfill Additives, Liner Type, Liner Grad (kPa/m), Liner Excess, Liner TOC, Liner Additives, Cement notes
      Mud: Section, Hole (in), Type, Properties, Weight as written, Weight (kPa/m), Weight lower (kPa/m), Weight upper (kPa/m), pH, pH lower, pH upper, Yield Point (Pa), Yield Point lower (Pa), Yield Point upper (Pa), API Fluid Loss (ml), API Fluid Loss lower (ml), API Fluid Loss upper (ml), HPHT Fluid Loss (ml), HPHT Fluid Loss lower (ml), HPHT Fluid Loss upper (ml), Six-rpm reading, Six-rpm reading lower, Six-rpm reading upper, Low-gravity solids (%), Low-gravity solids lower (%), Low-gravity solids upper (%), Mud notes
      Logging: Section, Hole (in), Evaluation, Run, Evaluation of the run, Logging notes
      Pressure tests: Section, Hole (in), Annular (kPa), Ram (kPa), Liner Lap (kPa), Casing on Bump (kPa), Pressure-test notes
      Planned path: AHD BDF (m), Inclination (deg), Azimuth (deg, grid north), TVD BDF (m), North (m), East (m), Vertical section (m), Dogleg severity (deg/30 m)
      Targets: Path, Target, TVD SS (m), North (m), East (m), Radius (m)
    `),
    );
  });

  it('has the top line', () => {
    const from = rows('Top line').findIndex(([name]) => name === 'Well name');
    const lines = rows('Top line').slice(from, from + 11);
    expect(lines.map((line) => line.join(' '))).toEqual(
      table(`
      Well name Aurora-3
      Well type Development
      Field name Aurora
      Field code AUR
      Location -
      Objective -
      Well id 10442
      Activity id 88
      AFE cost (USD) 18400000
      Days planned 41
      Well heads WH-A
    `),
    );
  });

  it('has the sections table', () => {
    const [head = [], ...body] = rows('Sections');
    const programmes = [7, 9, 11, 13, 15].map((at) => {
      const lines = body.map((row) =>
        row
          .slice(at, at + 2)
          .join(' ')
          .trim(),
      );
      return `${head[at]}: ${lines.filter((line) => line !== '').join(' | ')}`;
    });
    expect([head.slice(0, 7).join(' '), ...programmes]).toEqual(
      table(`
      Proposed Top / Depths  TVD SS (m) TVD BDF (m) AHD BDF (m) Range (m) Thickness (m)
      CASING: CSG. Size [in] 13 3/8 | CSG. Mass [kg/m] 101.19 | Grade/coupling L80 / BTC | Pocket [m] - | ID [in] 12.415 | Drift [in] 12.259 | Volume/m [m³/m] 0.0781 | Casing notes Shoe | CSG. Size [in] 13 3/8 | CSG. Mass [kg/m] 101.19 | Grade/coupling L80 / BTC | Pocket [m] - | ID [in] 12.415 | Drift [in] 12.259 | Volume/m [m³/m] 0.0781 | Casing notes | Shoe in the top of the chalk | CSG. Size [in] - | CSG. Mass [kg/m] - | Grade/coupling - | Pocket [m] - | ID [in] - | Drift [in] - | Volume/m [m³/m] - | Casing notes -
      CEMENT: 13 3/8″ Casing Cementation | Lead | Type Lite | Grad (kPa/m) 14.71 | Excess 50% | TOC - | Additives Gel | Tail | Type Class G | Grad (kPa/m) 18.633 | Excess 50% | TOC - | Additives - | Topfill - | Cement notes Wait | 13 3/8″ Liner Cementation | Type G | Grad (kPa/m) 18 | Excess - | TOC - | Additives - | Cement notes - | No cement data
      MUD: Type WBM | Properties KCl | Weight (kPa/m) 11.278 | pH 9.0 – 9.5 | Yield Point (Pa) 10 | API Fluid Loss (ml) 6 | See attached Mud Program | Mud notes Desand | Type WBM | Properties KCl polymer | Weight (kPa/m) 1.15 SG | pH 9.5 | Yield Point (Pa) 10 | API Fluid Loss (ml) 6 | See attached Mud Program | Mud notes - | No mud data
      LOGGING: Logging Program | Evaluation Tie-in | Run 1 Gamma ray | Run 2 - | Logging notes Gyro | Logging Program | Evaluation Correlation | Logging notes | Gyro at the kick-off | No logging data
      PRESSURE TESTS: Annular (kPa) 10300 | Ram (kPa) 20700 | Casing on Bump (kPa) 13800 | Pressure-test notes Chart | Annular (kPa) 10300 | Ram (kPa) 20700 | Liner Lap (kPa) 9000 | Casing on Bump (kPa) 13800 | Pressure-test notes - | Annular (kPa) - | Ram (kPa) - | Liner Lap (kPa) - | Casing on Bump (kPa) - | Pressure-test notes -
    `),
    );
  });
});

describe.skipIf(withoutPoppler())('the PDF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has cover, sections, reservoirs, plan, time and cost, well path, pressures, kick tolerances and risks', async () => {
    const { bytes } = await buildProgramme(orderOf(montage, { kind: 'programme' }), () => undefined);
    const file = join(folder, 'programme.pdf');
    writeFileSync(file, bytes);
    const pages = poppler('pdftotext', '-raw', file, '-').split('\f');
    const text = pages.map((page) => page.replaceAll(/\s+/g, ' ').trim());
    const [
      cover = '',
      sections = '',
      tables = '',
      time = '',
      path = '',
      pressures = '',
      kicks = '',
      risks = '',
    ] = text;
    expect(
      [
        cover.slice(0, cover.indexOf('TVD BDF, m')),
        sections,
        tables,
        // Below the charts.
        time.slice(time.indexOf('Assumed')),
        path,
        // Below the chart.
        pressures.slice(pressures.indexOf('STATIC WINDOW')),
        kicks,
        // Below the matrices.
        risks.slice(risks.indexOf('No. Section')),
      ].map((page) => page.trim()),
    ).toEqual(
      table(`
      DRILLING PROGRAMME 22 November 2026 at 14:05 (Europe/Amsterdam) Aurora-3 Well type Development Field Aurora (AUR) Location - Objective - AFE cost (USD) 18,400,000 Days planned 41 Well heads WH-A, WH-B Well id 10442 Activity id 88 Rig floor above mean sea level (m) 33.5 Total depth, AHD BDF (m) 1,163.4 Total depth, TVD BDF (m) 1,150.0
      Proposed Top / Depths TVD SS (m) TVD BDF (m) AHD BDF (m) Range (m) Thickness (m) CASING CEMENT MUD LOGGING PRESSURE TESTS 17 1/2″ Section 1 North Sea Group 486.0 519.5 526.0 ±5.0 100.0 Chalk 1,098.0 1,131.5 1,138.0 ±5.0 100.0 Section TD 1,116.5 1,150.0 1,163.4 CSG. Size [in] 13 3/8 CSG. Mass [kg/m] 101.19 Grade/coupling L80 / BTC Pocket [m] - ID [in] 12.415 Drift [in] 12.259 Volume/m [m³/m] 0.0781 Casing notes Shoe 13 3/8″ Casing Cementation Lead Type Lite Grad (kPa/m) 14.71 Excess 50% TOC - Additives Gel Tail Type Class G Grad (kPa/m) 18.63 Excess 50% TOC - Additives - Topfill - Cement notes Wait Type WBM Properties KCl Weight (kPa/m) 11.28 pH 9.0 – 9.5 Yield Point (Pa) 10.0 API Fluid Loss (ml) 6.0 HPHT Fluid Loss (ml) ≥ 12.0 Six-rpm reading 9.0 Low-gravity solids (%) 5.0 See attached Mud Program Mud notes Desand Logging Program Evaluation Tie-in Run 1 Gamma ray Run 2 - Logging notes Gyro Annular (kPa) 10,300.0 Ram (kPa) 20,700.0 Casing on Bump (kPa) 13,800.0 Pressure-test notes Chart 17 1/2″ Section 2 Liner No formations Section TD 1,116.5 1,150.0 1,163.4 CSG. Size [in] 13 3/8 CSG. Mass [kg/m] 101.19 Grade/coupling L80 / BTC Pocket [m] - ID [in] 12.415 Drift [in] 12.259 Volume/m [m³/m] 0.0781 Casing notes Shoe in the top of the chalk 13 3/8″ Liner Cementation Type G Grad (kPa/m) 18.0 Excess - TOC - Additives - Type WBM Properties KCl polymer Weight (kPa/m) 1.15 SG pH 9.5 Yield Point (Pa) 10.0 API Fluid Loss (ml) 6.0 Six-rpm reading 9.0 See attached Mud Program Logging Program Evaluation Correlation Logging notes Gyro at the kick-off Annular (kPa) 10,300.0 Ram (kPa) 20,700.0 Liner Lap (kPa) 9,000.0 Casing on Bump (kPa) 13,800.0 8 1/2″ Section 3 Liner Ten Boer - - - ±5.0 100.0 Section TD 1,116.5 1,150.0 1,163.4 No casing data No cement data No mud data No logging data No pressure test data DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 2 of 8
      RESERVOIR DATA Formation Name Pressure Lower (kPa) Pressure Upper (kPa) TVDss Lower (m) TVDss Upper (m) Gradient (kPa/m) Upper Slochteren 33,560.0 34,840.0 2,990.0 - 11.10 Lower Slochteren 33,560.0 34,840.0 2,990.0 - 11.10 PLAN SUMMARY No. Step Description Depth AHD (m) Days: low, likely, high USD a day Fixed cost (USD) 1 Skid the rig Check the clearance - - / 2.0 / - - 3,100,000 2 Drill - 0.0 – 3,500.0 20.0 / 25.5 / 40.0 250,000 - 3 Complete - - - - - P10 of the plan 25.3 days $8,929,000 P50 of the plan triangular, independent steps; P90 has a 90 % chance of not being exceeded 30.0 days $10,090,000 P90 of the plan 36.6 days $11,754,000 DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 3 of 8
      Assumed: triangular, independent steps. The line is the P50, the band goes from P10 to P90. DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 4 of 8
      WELL PATH PLAN B Path Plan B, planned Azimuths, north and east from grid north Magnetic declination 1.20° Grid convergence -0.50° Azimuth of the vertical section 135.00° Tie-in None: vertical above the first station Stations 2 Method Minimum curvature; depths below the drill floor Target TVD SS (m) North (m) East (m) Radius (m) Main fault block 3,000.0 -900.0 900.0 50.0 AHD BDF (m) Incl (deg) Azi (deg) TVD BDF (m) TVD SS (m) North (m) East (m) VS (m) DLS (deg/30 m) Build (deg/30 m) Turn (deg/30 m) 0.0 0.00 - 0.00 -33.50 0.00 0.00 0.00 0.00 0.00 - 600.0 - 135.50 - - - - - - - - DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 5 of 8
      STATIC WINDOW BY SECTION Section Mud Highest pore Above pore Lowest fracture Below fracture Shoe above Kick load on it Trip margin 17 1/2″ Section 1 11.28 9.80 1.48 16.45 5.17 - - 0.17 17 1/2″ Section 2 11.28 - - - - - - 0.17 8 1/2″ Section 3 - - - - - - - - Equivalent mud weights in kPa/m over the depth below the drill floor, without circulation. Kick load: mud + 0.5 ppg × TD / shoe + 0.2 ppg, against the test of the shoe, or the profile there. Trip margin with 5″ pipe. PRESSURE PROFILE TVD SS (m) Pore (kPa) Fracture (kPa) Overburden (kPa) Pore EMW (kPa/m) Fracture EMW (kPa/m) Overburden EMW (kPa/m) Notes 1,000.0 10,130.0 17,000.0 20,200.0 9.80 16.45 19.55 Offset wells STRENGTH TESTS Test Status TVD SS (m) Pressure (kPa) EMW (kPa/m) EMW (kg/m³) MAASP (kPa) Notes FIT planned 1,098.0 16,500.0 14.58 1,486 - - DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 6 of 8
      KICK TOLERANCE Section Volume (m³) Zero gain at (kg/m³) Governed by Policy Shoe TVD (m) TD TVD (m) Mud (kPa/m) Strength (kPa/m) Above (kPa/m) Intensity (kg/m³) Influx (kPa/m) Margin (kPa) 17 1/2″ Section 1 No casing above: no shoe holds a kick in this hole. - 1,150.0 11.28 - 9.80 pore 60 2.262 1,400 17 1/2″ Section 2 The section does not end below the shoe above. 1,150.0 1,150.0 11.28 - 11.28 mud 60 2.262 1,400 8 1/2″ Section 3 The section does not end below the shoe above. 1,150.0 1,150.0 - - - 60 2.262 1,400 Policy: 4 m³ at 60 kg/m³. Depths below the drill floor. Single bubble, the smaller of a drilled kick (pore gradient + intensity at TD) and a swabbed one, with the gas at the shoe or shut in at the bottom round the drill string. Ideal gas at one temperature; dispersion, solubility, friction, washouts and tool joints are neglected. Where the hole turns up, the smaller volume counts. The pore gradient is the highest of the open hole, taken at TD. If none is known, the intensity is above the mud weight. Where a section gives no value: intensity 60 kg/m³ (0.5 ppg), influx 2.262 kPa/m (gas, 0.1 psi/ft), margin 1,379 kPa (200 psi). DRILL STRINGS Section Part Length (m) OD [in] 17 1/2″ Section 1 Drill collars 120.0 8 17 1/2″ Section 1 Drill pipe to surface 5 17 1/2″ Section 2 Drill collars 120.0 8 17 1/2″ Section 2 Drill pipe to surface 5 8 1/2″ Section 3 Drill collars 120.0 8 8 1/2″ Section 3 Drill pipe to surface 5 DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 7 of 8
      No. Section Risk Cause Consequence Before Mitigation Owner After Status R1 17 1/2″ S1 Losses Fractured chalk No returns 4 × 4 high LCM on site Drilling engineer 3 × 2 medium open DRILLING PROGRAMME Aurora-3 22 November 2026 · Page 8 of 8
    `),
    );
  });
});

it('the poster', () => {
  const order = { paper: 'A1', depth: 'TVD', unsaved: false, date: 'today' } as const;
  const { marks } = posterOf(montage, order, (text, size) => text.length * size * 0.3).drawing;
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  const between = (from: string, to: string) =>
    texts.slice(texts.indexOf(from), texts.indexOf(to, texts.indexOf(from))).join(' | ');
  expect([
    between('DRILLING MONTAGE', 'MUD, PORE PRESSURE'),
    between('CASING', 'BDF, m'),
    between('North Sea Group', '17 1/2″ Section 2'),
    between('17 1/2″ Section 2', '8 1/2″ Section 3'),
    between('8 1/2″ Section 3', 'SCALE'),
    between('RESERVOIRS', 'THIS SHEET'),
  ]).toEqual(
    table(`
      DRILLING MONTAGE | Aurora-3 | Field | Aurora · AUR | Well type | Development | Location | - | Well heads | WH-A, WH-B | AFE cost (USD) | 18,400,000 | Days planned | 41 | Well id | 10442 | Activity id | 88 | Drill floor above mean sea level (m) | 33.5 | Objective | - | FORMATIONS | TVD SS (m) | TVD BDF (m) | AHD BDF (m) | Range (m) | TVD | WELL
      CASING | CEMENT | MUD | LOGGING | PRESSURE TESTS
      North Sea Group | 486.0 | 519.5 | 526.0 | 5.0 | Chalk | 1,098.0 | 1,131.5 | 1,138.0 | 5.0 | 17 1/2″ Section 1 | 1,116.5 | TVD SS (m) | 1,150.0 | TVD BDF (m) | 1,163.4 | AHD BDF (m) | Section TD | 13 3/8″ Casing | CSG. Size [in] | 13 3/8 | CSG. Mass [kg/m] | 101.19 | Grade/coupling | L80 BTC | ID [in] | 12.415 | Drift [in] | 12.259 | Volume/m [m³/m] | 0.0781 | Casing notes | Shoe | 13 3/8″ Casing Cementation | Lead | Type | Lite | Grad (kPa/m) | 14.71 | Excess | 50% | TOC | - | Additives | Gel | Tail | Type | Class G | Grad (kPa/m) | 18.63 | Excess | 50% | TOC | - | Cement notes | Wait | WBM | Properties | KCl | Weight (kPa/m) | 11.28 | pH | 9.0 – 9.5 | Yield Point (Pa) | 10.0 | API Fluid Loss (ml) | 6.0 | Mud notes | Desand | Evaluation | Tie-in | Run 1 | Gamma ray | Run 2 | - | Logging notes | Gyro | Annular (kPa) | 10,300.0 | Ram (kPa) | 20,700.0 | Casing on Bump (kPa) | 13,800.0 | Pressure-test notes | Chart
      17 1/2″ Section 2 | 1,116.5 | TVD SS (m) | 1,150.0 | TVD BDF (m) | 1,163.4 | AHD BDF (m) | Section TD | 13 3/8″ Liner | CSG. Size [in] | 13 3/8 | CSG. Mass [kg/m] | 101.19 | Grade/coupling | L80 BTC | ID [in] | 12.415 | Drift [in] | 12.259 | Volume/m [m³/m] | 0.0781 | Casing notes | Shoe in the top of the chalk | 13 3/8″ Liner Cementation | Type | G | Grad (kPa/m) | 18.0 | Excess | - | TOC | - | WBM | Properties | KCl polymer | Weight (kPa/m) | 1.15 SG | pH | 9.5 | Yield Point (Pa) | 10.0 | API Fluid Loss (ml) | 6.0 | Evaluation | Correlation | Logging notes | Gyro at the kick-off | Annular (kPa) | 10,300.0 | Ram (kPa) | 20,700.0 | Liner Lap (kPa) | 9,000.0 | Casing on Bump (kPa) | 13,800.0
      8 1/2″ Section 3 | 1,116.5 | TVD SS (m) | 1,150.0 | TVD BDF (m) | 1,163.4 | AHD BDF (m) | Section TD | No casing data | No cement data | No mud data | No logging data | No pressure test data
      RESERVOIRS | Formation Name | TVDss | Lower (m) | TVDss | Upper (m) | Pressure | Lower (kPa) | Pressure | Upper (kPa) | Gradient | (kPa/m) | Upper Slochteren | 2,990.0 | - | 33,560.0 | 34,840.0 | 11.10 | Lower Slochteren | 2,990.0 | - | 33,560.0 | 34,840.0 | 11.10 | PLAN SUMMARY | 1. Skid the rig | Check the clearance | 2. Drill | 3. Complete
    `),
  );
});

describe('the editor', () => {
  it('prints the lines that it shows', () => {
    const state = { montage, save: { status: 'saved' } } as never;
    const html = renderToStaticMarkup(
      createElement(PrintedMontage, {
        state,
        settings: defaultSettings,
        atMs: 0,
        Schematic: null,
        Parts: PrintedKicks,
      }),
    );
    const text = html
      .replaceAll(/<h[23]>/g, '\n')
      .replaceAll(/<\/(?:p|h[1-4]|th|td|dt|dd|span)>/g, ' | ')
      .replaceAll(/<[^>]+>/g, '');
    const lines = text.split('\n').map((line) => line.replaceAll(/(?:\s|\|)*\|(?:\s|\|)*/g, ' | ').trim());
    expect(lines.slice(1)).toEqual(
      table(`
      DRILLING PROGRAMME | Well name | Aurora-3 | Well type | Development | Field name | Aurora | Field code | AUR | Location | - | Objective | - | Well id | 10442 | Activity id | 88 | AFE cost | $18,400,000 | Days planned | 41 | Well heads | WH-A, WH-B |
      17 1/2″ Section 1 | Proposed Top / Depths | TVD SS (m) | TVD BDF (m) | AHD BDF (m) | Range (m) | Thickness (m) | North Sea Group | 486.0 | 519.5 | 526.0 | 5.0 | 100.0 | Chalk | 1,098.0 | 1,131.5 | 1,138.0 | 5.0 | 100.0 | 17 1/2″ Section 1 TD | 1,116.5 | 1,150.0 | 1,163.4 |
      CASING | CSG. Size [in] | 13 3/8 | CSG. Mass [kg/m] | 101.19 | Grade/coupling | L80 / BTC | Pocket [m] | - | ID [in] | 12.415 | Drift [in] | 12.259 | Volume/m [m³/m] | 0.0781 | Notes | Shoe |
      CEMENT | 13 3/8″ Casing Cementation | Lead | Type | Lite | Grad (kPa/m) | 14.71 | Excess | 50% | TOC | - | Additives | Gel | Tail | Type | Class G | Grad (kPa/m) | 18.63 | Excess | 50% | TOC | - | Additives | - | Topfill | Type | - | Grad (kPa/m) | - | Excess | - | TOC | - | Additives | - | Notes | Wait |
      MUD | Type | WBM | Properties | KCl | Weight (kPa/m) | 11.28 | pH | 9.0 – 9.5 | Yield Point (Pa) | 10.0 | API Fluid Loss (ml) | 6.0 | See attached Mud Program | Notes | Desand |
      LOGGING | Evaluation | Tie-in | Run 1 | Gamma ray | Run 2 | - | Notes | Gyro |
      PRESSURE TESTS | Annular (kPa) | 10,300.0 | Ram (kPa) | 20,700.0 | Casing on Bump (kPa) | 13,800.0 | Notes | Chart |
      17 1/2″ Section 2 · Liner | Proposed Top / Depths | TVD SS (m) | TVD BDF (m) | AHD BDF (m) | Range (m) | Thickness (m) | 17 1/2″ Section 2 TD | 1,116.5 | 1,150.0 | 1,163.4 |
      CASING | CSG. Size [in] | 13 3/8 | CSG. Mass [kg/m] | 101.19 | Grade/coupling | L80 / BTC | Pocket [m] | - | ID [in] | 12.415 | Drift [in] | 12.259 | Volume/m [m³/m] | 0.0781 | Notes | Shoe in the top of the chalk |
      CEMENT | 13 3/8″ Liner Cementation | Type | G | Grad (kPa/m) | 18.0 | Excess | - | TOC | - | Additives | - | Notes | - |
      MUD | Type | WBM | Properties | KCl polymer | Weight (kPa/m) | 1.15 SG | pH | 9.5 | Yield Point (Pa) | 10.0 | API Fluid Loss (ml) | 6.0 | See attached Mud Program | Notes | - |
      LOGGING | Evaluation | Correlation | Notes | Gyro at the kick-off |
      PRESSURE TESTS | Annular (kPa) | 10,300.0 | Ram (kPa) | 20,700.0 | Liner Lap (kPa) | 9,000.0 | Casing on Bump (kPa) | 13,800.0 | Notes | - |
      8 1/2″ Section 3 · Liner | Proposed Top / Depths | TVD SS (m) | TVD BDF (m) | AHD BDF (m) | Range (m) | Thickness (m) | Ten Boer | - | - | - | 5.0 | 100.0 | 8 1/2″ Section 3 TD | 1,116.5 | 1,150.0 | 1,163.4 |
      CASING | CSG. Size [in] | - | CSG. Mass [kg/m] | - | Grade/coupling | - | Pocket [m] | - | ID [in] | - | Drift [in] | - | Volume/m [m³/m] | - | Notes | - |
      CEMENT | No cement data |
      MUD | No mud data |
      LOGGING | No logging data |
      PRESSURE TESTS | Annular (kPa) | - | Ram (kPa) | - | Liner Lap (kPa) | - | Casing on Bump (kPa) | - | Notes | - |
      RESERVOIR DATA | Formation Name | Pressure Lower (kPa) | Pressure Upper (kPa) | TVDss Lower (m) | TVDss Upper (m) | Gradient (kPa/m) | Upper Slochteren | 33,560.0 | 34,840.0 | 2,990.0 | - | 11.10 | Lower Slochteren | 33,560.0 | 34,840.0 | 2,990.0 | - | 11.10 |
      PRESSURE PROFILE | TVD SS (m) | Pore (kPa) | Fracture (kPa) | Overburden (kPa) | Notes | 1,000.0 | 10,130.0 | 17,000.0 | 20,200.0 | Offset wells |
      STRENGTH TESTS | Test | Status | TVD SS (m) | Pressure (kPa) | Notes | FIT | planned | 1,098.0 | 16,500.0 | - |
      PLAN SUMMARY | Skid the rigCheck the clearance | DrillComplete
      KICK TOLERANCE | Section | Volume (m³) | Zero gain at (kg/m³) | Governed by | Policy | Shoe TVD (m) | TD TVD (m) | Mud (kPa/m) | Strength (kPa/m) | Above (kPa/m) | Intensity (kg/m³) | Influx (kPa/m) | Margin (kPa) | 17 1/2″ Section 1 | No casing above: no shoe holds a kick in this hole. | - | 1,150.0 | 11.28 | - | 9.80 pore | 60 | 2.262 | 1,400 | 17 1/2″ Section 2 | The section does not end below the shoe above. | 1,150.0 | 1,150.0 | 11.28 | - | 11.28 mud | 60 | 2.262 | 1,400 | 8 1/2″ Section 3 | The section does not end below the shoe above. | 1,150.0 | 1,150.0 | - | - | - | 60 | 2.262 | 1,400 | Policy: 4 m³ at 60 kg/m³. Single bubble, the smaller of a drilled kick (pore gradient + intensity at TD) and a swabbed one, with the gas at the shoe or shut in at the bottom round the drill string. Ideal gas at one temperature; dispersion, solubility, friction, washouts and tool joints are neglected. Where the hole turns up, the smaller volume counts. The pore gradient is the highest of the open hole, taken at TD. If none is known, the intensity is above the mud weight. Where a section gives no value: intensity 60 kg/m³ (0.5 ppg), influx 2.262 kPa/m (gas, 0.1 psi/ft), margin 1,379 kPa (200 psi). |
      DRILL STRINGS | Section | Part | Length (m) | OD [in] | 17 1/2″ Section 1 | Drill collars | 120.0 | 8 | 17 1/2″ Section 1 | Drill pipe | to surface | 5 | 17 1/2″ Section 2 | Drill collars | 120.0 | 8 | 17 1/2″ Section 2 | Drill pipe | to surface | 5 | 8 1/2″ Section 3 | Drill collars | 120.0 | 8 | 8 1/2″ Section 3 | Drill pipe | to surface | 5 |
    `),
    );
  });

  /** Every field: what it is called alone, and in the history. */
  it('names every field', () => {
    const section = full.id;
    const places: Place[] = [
      { of: 'topLine' },
      { of: 'section', section },
      { of: 'formation', section, id: 'chalk' },
      ...(['casing', 'cement', 'mud', 'logging', 'pressureTest'] as const).map((of) => ({ of, section })),
      { of: 'run', section, id: 's1-run-1' },
      { of: 'stringPiece', section, id: 's1-collars' },
      { of: 'reservoir', id: 'r1' },
      { of: 'planStep', id: 'p1' },
    ];
    const named = ({ at, field }: Cell): string => {
      const edit = setCell(montage, { at, field }, '7', () => 'temp-1');
      return `${valueName({ at, field })} (${edit?.label.replace(/ of .*/, '') ?? 'not typed'})`;
    };
    const isField = (name: string) => !/^(?:id|section_id|logging_id)$|_(?:list|item)$/.test(name);
    expect(
      places.map((at) => {
        const names = Object.keys(entityAt(montage, at) ?? {}).filter(isField);
        return `${at.of}: ${names.map((field) => named({ at, field })).join(', ')}`;
      }),
    ).toEqual(
      table(`
      topLine: Well name (Set Well name), Well type (Set Well type), Objective (Set Objective), Location (Set Location), Field name (Set Field name), Field code (Set Field code), Well id (Set Well id), Activity id (Set Activity id), AFE cost (Set AFE cost), Days planned (Set Days planned), Well heads (not typed)
      section: Diameter [in] (Set Diameter), Description (Set Description), Liner (not typed), Section TD TVD SS (m) (Set Section TD TVD SS), Section TD TVD BDF (m) (Set Section TD TVD BDF), Section TD AHD BDF (m) (Set Section TD AHD BDF), Pore at TD (kPa/m) (Set pore gradient at TD), Intensity (kg/m³) (Set kick intensity), Influx (kPa/m) (Set influx gradient), Margin (kPa) (Set kick margin)
      formation: Proposed Top (Set name), TVD SS (m) (Set TVD SS), TVD BDF (m) (Set TVD BDF), AHD BDF (m) (Set AHD BDF), Range (m) (Set Range), Thickness (m) (Set Thickness)
      casing: CSG. Size [in] (Set CSG. Size), ID [in] (Set ID), CSG. Mass [kg/m] (Set CSG. Mass), Grade (Set Grade), Coupling (Set Coupling), Volume/m [m³/m] (Set Volume/m), Drift [in] (Set Drift), Casing notes (Set notes)
      cement: Cement notes (Set notes), Lead Type (Set Lead type), Lead Grad (kPa/m) (Set Lead gradient), Lead Excess (Set Lead excess), Lead TOC (Set Lead TOC), Lead Additives (Set Lead additives), Tail Type (Set Tail type), Tail Grad (kPa/m) (Set Tail gradient), Tail Excess (Set Tail excess), Tail TOC (Set Tail TOC), Tail Additives (Set Tail additives), Topfill Type (Set Topfill type), Topfill Grad (kPa/m) (Set Topfill gradient), Topfill Excess (Set Topfill excess), Topfill TOC (Set Topfill TOC), Topfill Additives (Set Topfill additives), Liner Type (Set Liner type), Liner Grad (kPa/m) (Set Liner gradient), Liner Excess (Set Liner excess), Liner TOC (Set Liner TOC), Liner Additives (Set Liner additives)
      mud: Type (Set Type), Properties (Set Properties), Mud notes (Set notes), Weight (kPa/m) (Set Weight), Weight lower (kPa/m) (not typed), Weight upper (kPa/m) (not typed), pH (Set pH), pH lower (not typed), pH upper (not typed), Yield Point (Pa) (Set Yield Point), Yield Point lower (Pa) (not typed), Yield Point upper (Pa) (not typed), API Fluid Loss (ml) (Set API Fluid Loss), API Fluid Loss lower (ml) (not typed), API Fluid Loss upper (ml) (not typed), HPHT Fluid Loss (ml) (Set HPHT Fluid Loss), HPHT Fluid Loss lower (ml) (not typed), HPHT Fluid Loss upper (ml) (not typed), Six-rpm reading (Set Six-rpm reading), Six-rpm reading lower (not typed), Six-rpm reading upper (not typed), Low-gravity solids (%) (Set Low-gravity solids), Low-gravity solids lower (%) (not typed), Low-gravity solids upper (%) (not typed), Weight as written (not typed)
      logging: Evaluation (Set Evaluation), Logging notes (Set notes)
      pressureTest: Annular (kPa) (Set Annular), Ram (kPa) (Set Ram), Casing on Bump (kPa) (Set Casing on Bump), Liner Lap (kPa) (Set Liner Lap), Pressure-test notes (Set notes)
      run: Number (not typed), Evaluation of the run (Set Evaluation)
      stringPiece: Part (Set name), Length (m) (Set length), OD [in] (Set outer diameter)
      reservoir: Formation Name (Set name), Gradient (kPa/m) (Set Gradient), Pressure Lower (kPa) (Set Pressure Lower), Pressure Upper (kPa) (Set Pressure Upper), TVDss Lower (m) (Set TVDss Lower), TVDss Upper (m) (Set TVDss Upper)
      planStep: Rank (not typed), Title (Set title), Description (Set description), From AHD (m) (Set depth from), To AHD (m) (Set depth to), Low (days) (Set low duration), Likely (days) (Set likely duration), High (days) (Set high duration), Day rate (USD/day) (Set day rate), Fixed cost (USD) (Set fixed cost)
    `),
    );
  });
});
