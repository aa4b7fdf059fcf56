import { afterEach, describe, expect, it } from 'vitest';
import { withShoe } from '@/testing/checks/kick-cases';
import { checkMontage } from '../checks/check-montage';
import { defaultSettings } from '../checks/settings';
import { parseLimit, shownLimit } from '../checks/settings-catalogue';
import { putInForce } from '../shown-units/in-force';
import { choices, documentUnits, systems, withChoice, type Units } from '../shown-units/units-of-person';
import { methodWords } from './assumptions';
import { kickDrawing } from './kick-drawing';
import { kickFacts, kickResults, volumeText } from './kick-rows';
import { policyText } from './policy';
import { sectionKicks } from './section-kicks';

/** Kick tolerances in the units of the person who looks. */

afterEach(() => putInForce(documentUnits));

const montage = withShoe(15);
const tableIn = (units: Units): Record<string, string> => {
  putInForce(units);
  const [, kick] = sectionKicks(montage, defaultSettings);
  return Object.fromEntries(
    [...kickResults(), ...kickFacts()].map(({ title, text }) => [title, text(kick!, defaultSettings)]),
  );
};
const withGradient = (unit: string) => withChoice(documentUnits, 'gradient', unit);

describe('the table of kick tolerances', () => {
  it('has field units', () => {
    expect(tableIn(systems.field)).toMatchObject({
      // 3.643 m³, cut off.
      'Volume (bbl)': '22.91',
      'Shoe TVD (ft)': '4,355.3',
      'Mud (ppg)': '11.23',
      'Strength (ppg)': '12.76 LOT',
      'Intensity (ppg)': '0.5',
      'Influx (ppg)': '1.92',
      'Margin (psi)': '200',
    });
  });

  it('has the intensity of a chosen density as the documents have it', () => {
    expect(tableIn(systems.metric)).toMatchObject({
      'Volume (m³)': '3.6',
      'Intensity (kg/m³)': '60',
      'Influx (kg/m³)': '230.7',
      'Margin (bar)': '13.79',
    });
    expect(tableIn(withGradient('sg'))).toMatchObject({ 'Intensity (SG)': '0.06' });
  });
});

it('intensities are converted by a factor alone', () => {
  const factors = { sg: 1000, ppg: 119.8264273, 'psi/ft': 2306.6587258, 'lb/ft3': 16.0184634 } as const;
  for (const [unit, kgPerM3] of Object.entries(factors)) {
    const read = parseLimit('kickIntensityKgPerM3', '0.2', withGradient(unit));
    expect(read).toEqual({ value: expect.closeTo(0.2 * kgPerM3, 5) });
    putInForce(withGradient(unit));
    expect(Number(shownLimit('kickIntensityKgPerM3', 0.2 * kgPerM3).figure)).toBeCloseTo(0.2, 6);
  }
});

describe('the limits of the checks', () => {
  it('are typed and shown in the chosen units', () => {
    expect(parseLimit('minKickVolumeM3', '25', systems.field)).toEqual({ value: 3.9746823732 });
    expect(parseLimit('minKickVolumeM3', '25 bbl')).toEqual({ value: 3.9746823732 });
    expect(parseLimit('kickIntensityKgPerM3', '0.06 SG')).toEqual({ value: 60 });
    expect(parseLimit('kickIntensityKgPerM3', '60')).toEqual({ value: 60 });
    putInForce(systems.field);
    expect(shownLimit('minKickVolumeM3', 3.9746823732)).toEqual({ unit: 'bbl', figure: '25' });
    expect(shownLimit('kickIntensityKgPerM3', 60).unit).toBe('ppg');
  });
});

describe('texts of kick tolerances', () => {
  it('say the policy and the usual values', () => {
    expect(policyText(defaultSettings)).toBe('4 m³ at 60 kg/m³');
    expect(methodWords().at(-1)).toBe(
      'Where a section gives no value: intensity 60 kg/m³ (0.5 ppg), influx 2.262 kPa/m (gas, 0.1 psi/ft), margin 1,379 kPa (200 psi).',
    );
    putInForce(systems.field);
    expect(policyText(defaultSettings)).toBe('25.16 bbl at 0.5 ppg');
    expect(methodWords().at(-1)).toBe(
      'Where a section gives no value: intensity 0.5 ppg, influx 1.92 ppg (gas, 0.1 psi/ft), margin 200 psi.',
    );
    putInForce(withGradient('psi/ft'));
    expect(methodWords().at(-1)).toContain('influx 0.100 psi/ft (gas), margin 1,379 kPa (200 psi).');
  });

  it('say what a shoe takes', () => {
    expect([volumeText(3.6499), volumeText(Infinity)]).toEqual(['3.6 m³', 'not limited by the shoe']);
    putInForce(systems.field);
    const { list } = checkMontage(montage, defaultSettings);
    expect(list.map(({ text }) => text)).toContain(
      'The shoe takes 22.91 bbl of a kick of 0.5 ppg, less than 25.16 bbl',
    );
  });
});

it.each(choices.gradient.flatMap((gradient) => choices.volume.map((volume) => [gradient, volume])))(
  'the chart in %s and %s has round scales, and its policy within them',
  (gradient, volume) => {
    putInForce(withChoice(withGradient(gradient), 'volume', volume));
    const drawing = kickDrawing(sectionKicks(montage, defaultSettings), {
      width: 600,
      height: 400,
      textSize: 11,
      line: 1,
      textWidth: (text, size) => text.length * size * 0.55,
      policy: defaultSettings,
    })!;
    const texts = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts.filter((text) => text.startsWith('Kick intensity'))).toHaveLength(1);
    const ticks = texts.filter((text) => /^[\d,.]+$/.test(text));
    // Two scales from 0, of which no number is twice there.
    const numbers = ticks.map((text) => Number(text.replaceAll(',', '')));
    const [across, up] = [numbers.slice(0, numbers.lastIndexOf(0)), numbers.slice(numbers.lastIndexOf(0))];
    for (const scale of [across, up]) {
      expect(scale.length).toBeGreaterThan(2);
      expect(new Set(scale).size).toBe(scale.length);
      expect(String(scale[1])).toMatch(/^0*\.?0*[125]0*$/);
    }
    const [shade] = drawing.marks;
    if (shade?.kind !== 'rect') throw new Error('The chart has no shade.');
    expect(shade.width).toBeGreaterThan(0);
    expect(shade.height).toBeGreaterThan(0);
  },
);
