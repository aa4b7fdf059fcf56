import { describe, expect, it } from 'vitest';
import type { DocumentClassification, DocumentRecognition } from '@/api/generated/model';
import type { ChosenFile } from './file-intake';
import { announcementOf, headlineOf, placeWords } from './preview-words';
import { fileId, type Preview, type Previews } from './recognition-queue';
import { typeHint, withSuggestedTypes } from './suggested-type';

const recognised = (changes: Partial<DocumentRecognition> = {}): Preview & { phase: 'recognised' } => ({
  phase: 'recognised',
  recognition: {
    kind: 'text',
    classification: 'Well Trajectory',
    because: 'it holds a survey of 3 stations',
    holds: ['survey, 3 stations, MD 0 to 100 m'],
    refused: null,
    not_understood: [],
    ...changes,
  },
});

function chosen(
  classification: DocumentClassification | null,
  classifiedBy: ChosenFile['classifiedBy'],
  name = 'F-12.txt',
): ChosenFile {
  const file = new File(['x'], name, { lastModified: 1 });
  return { key: name, file, classification, classifiedBy };
}

const previewing = (file: ChosenFile, preview: Preview): Previews => new Map([[fileId(file.file), preview]]);

describe('the type of a file', () => {
  it.each<
    [
      why: string,
      given: ChosenFile,
      then: [DocumentClassification | null, ChosenFile['classifiedBy']],
      hint: 'suggested' | 'offered' | undefined,
    ]
  >([
    [
      "is the content's where nothing else gave one",
      chosen(null, null),
      ['Well Trajectory', 'content'],
      'suggested',
    ],
    [
      "is the name's, which the content affirms",
      chosen('Well Trajectory', 'name'),
      ['Well Trajectory', 'name'],
      undefined,
    ],
    [
      "is the name's, and the content's is offered",
      chosen('Mud Program', 'name'),
      ['Mud Program', 'name'],
      'offered',
    ],
    ["is a person's, and not questioned", chosen('Other', 'person'), ['Other', 'person'], undefined],
    ['stays away where a person took it away', chosen(null, 'person'), [null, 'person'], 'offered'],
  ])('%s', (_, given, then, hint) => {
    const previews = previewing(given, recognised());
    const [file] = withSuggestedTypes([given], previews) as [ChosenFile];
    expect([file.classification, file.classifiedBy]).toEqual(then);
    expect(typeHint(file, previews.get(fileId(file.file)))?.kind).toBe(hint);
  });

  it('stays open while nothing is known, and where the content leaves it open', () => {
    const file = chosen(null, null);
    for (const preview of [
      { phase: 'recognising' },
      { phase: 'failed' },
      recognised({ classification: null }),
    ] as const) {
      expect(withSuggestedTypes([file], previewing(file, preview))).toEqual([file]);
      expect(typeHint(file, preview)).toBeNull();
    }
  });
});

describe('the words for a preview', () => {
  const holds = (count: number) => Array.from({ length: count }, (_, at) => `part ${at + 1}`);
  const part = {
    place: { document: 'a', page: 2, sheet: null, cell: null, line: 9, quote: null },
    reason: 'Not a station.',
  };

  it.each([
    [recognised({ holds: holds(3) }), 'part 1 · part 2 · part 3'],
    [recognised({ holds: holds(4) }), 'part 1 · part 2 · 2 more'],
    [recognised({ holds: holds(1), not_understood: [part] }), 'part 1 · 1 part not understood'],
    [recognised({ holds: [], not_understood: [part] }), 'Nothing for a montage was recognised.'],
  ])('is one line %#', ({ recognition }, line) => {
    expect(headlineOf(recognition)).toBe(line);
  });

  it('names the place as far as it is known', () => {
    expect(placeWords(part.place)).toBe('page 2, line 9');
    expect(placeWords({ ...part.place, page: null, sheet: 'Tops', cell: 'B12' })).toBe('Tops, B12');
  });

  it('is announced once for all files', () => {
    const one = chosen(null, null);
    const previews = previewing(one, recognised());
    const [typed] = withSuggestedTypes([one], previews) as [ChosenFile];
    expect(announcementOf([typed], previews)).toBe(
      'survey, 3 stations, MD 0 to 100 m. Type suggested by content: Well Trajectory.',
    );
    const bad = chosen('Mud Program', 'name', 'mud.pdf');
    const lost = chosen('Other', 'person', 'lost.txt');
    const all = new Map([
      ...previews,
      ...previewing(bad, recognised({ refused: 'The file is damaged.' })),
      ...previewing(lost, { phase: 'failed' }),
    ]);
    expect(announcementOf([typed, bad, lost], all)).toBe(
      '1 of 3 files recognised. 1 cannot be read. 1 could not be previewed. 1 type suggested by content.',
    );
    expect(announcementOf([bad], new Map())).toBe('');
  });
});
