import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage, largeMontage, withoutFigures } from '@/domain/montage/montage-for-tests';
import { build } from './build';
import { montageFileText, readMontageFile } from './montage-file';

const whyNot = (text: string): string => {
  const read = readMontageFile(text);
  return read.ok ? 'taken' : read.why;
};
const changed = (change: (file: Record<string, never>) => void): string => {
  const file = JSON.parse(montageFileText(exampleMontage())) as Record<string, never>;
  change(file);
  return JSON.stringify(file);
};

describe('a montage file', () => {
  it('restores the montage, and is the same text whatever the order of its fields', () => {
    for (const montage of [exampleMontage(), largeMontage(40, 5)]) {
      const text = montageFileText(montage);
      expect(readMontageFile(text)).toEqual({ ok: true, montage });
      const reversed = JSON.parse(text, (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ) as { montage: Montage };
      expect(montageFileText(reversed.montage)).toBe(text);
    }
  });

  it('restores missing names and numbers, which the contract allows', () => {
    const text = montageFileText(exampleMontage())
      .replaceAll(/"(formation_name|title)": "[^"]*"/g, '"$1": null')
      .replaceAll(/"(run_number|rank)": \d+/g, '"$1": null');
    const read = readMontageFile(text);
    expect(read.ok && montageFileText(read.montage)).toBe(text);
  });

  it('from a server without figures of the plan has none, and is read', () => {
    const montage = withoutFigures(exampleMontage());
    const text = montageFileText(montage);
    expect(text).not.toContain('duration_likely');
    expect(readMontageFile(text)).toEqual({ ok: true, montage });
    const wrong = montageFileText(exampleMontage()).replace('"day_rate": 250000', '"day_rate": "much"');
    expect(whyNot(wrong)).not.toBe('taken');
  });

  it('is pretty-printed, identifies itself, and ends with a line end', async () => {
    const order = { kind: 'montage-file', unsaved: false, at: 0, timeZone: 'UTC' } as const;
    const { name, bytes } = await build({ ...order, montage: exampleMontage() }, () => {});
    const text = new TextDecoder().decode(bytes);
    expect(name).toBe('Aurora-3 montage.json');
    expect(text).toMatch(
      /^\{\n {2}"format": "montage",\n {2}"version": 1,\n {2}"montage": \{\n {4}"id": "m1",\n/,
    );
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('omits what a save omits: an emptied logging programme, and fields that a montage does not have', () => {
    const montage = exampleMontage();
    const [first, ...others] = montage.sections_list;
    const emptied = {
      id: '',
      section_id: 's1',
      logging_program_evaluation: null,
      notes: null,
      logging_runs_list: [],
    };
    const odd = { ...montage, sources: [], sections_list: [{ ...first!, logging_item: emptied }, ...others] };
    const read = readMontageFile(montageFileText(odd));
    expect(read.ok && read.montage.sections_list[0]?.logging_item).toBeNull();
    expect(read.ok && 'sources' in read.montage).toBe(false);
  });

  it.each<[sentence: string, text: string]>([
    ['The file is not JSON, or it was cut off.', ''],
    ['The file is not JSON, or it was cut off.', montageFileText(exampleMontage()).slice(0, -20)],
    ['The file is not JSON, or it was cut off.', '<html>'],
    ['The file is JSON, but no montage file.', '[]'],
    ['The file is JSON, but no montage file.', 'null'],
    ['The file is JSON, but no montage file.', '{"format":"excalidraw","version":2}'],
    ['The file is JSON, but no montage file.', '{"__proto__":{"format":"montage","version":1}}'],
    ['The file was written by a newer version', changed((file) => Object.assign(file, { version: 2 }))],
    ['The file does not say which version', changed((file) => Object.assign(file, { version: '1' }))],
    ['The file is damaged: montage is not an object.', '{"format":"montage","version":1}'],
    [
      'The file is damaged: montage.sections_list[1].diameter is not a number or null.',
      montageFileText(exampleMontage()).replace('"diameter": 12.25', '"diameter": "12 1/4"'),
    ],
    [
      'The file is damaged: montage.plan_summaries_list[0].rank is not a whole number or null.',
      montageFileText(exampleMontage()).replace('"rank": 1,', '"rank": 1.5,'),
    ],
    ['The file is damaged: montage.top_line_item', montageFileText(exampleMontage()).replace('"WH-B"', '{}')],
    ['The file is larger than 50 MB', ' '.repeat(100 * 1024 * 1024)],
    ['The file is JSON, but no montage file.', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    [
      'The file is damaged: montage.reservoirs_list[0] is not an object.',
      montageFileText({ ...exampleMontage(), reservoirs_list: [] }).replace(
        '"reservoirs_list": []',
        `"reservoirs_list": [${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
      ),
    ],
  ])('says "%s" and throws nothing', (sentence, text) => {
    expect(whyNot(text).slice(0, sentence.length)).toBe(sentence);
  });

  it('reads only the fields of a montage from a hostile file', () => {
    const text = montageFileText(exampleMontage()).replace(
      '"id": "m1",',
      '"id": "m1", "__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}},',
    );
    const read = readMontageFile(text);
    expect(read).toEqual({ ok: true, montage: exampleMontage() });
    expect(Object.getPrototypeOf(read.ok && read.montage)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });

  it('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, asMontage) => {
        const file = asMontage ? { format: 'montage', version: 1, montage: value } : value;
        expect(whyNot(JSON.stringify(file))).not.toBe('taken');
      }),
    );
  });
});
