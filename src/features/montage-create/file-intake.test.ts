import { describe, expect, it } from 'vitest';
import { formatSize, readyToUpload, takeIn, unreadableFiles } from './file-intake';

/** A file of any size, without content. */
function fileOf(name: string, size = 10): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const megabyte = 1024 * 1024;

describe('choosing files', () => {
  it('keeps usable files, with the type their name suggests, and gives advice for the others', () => {
    const { chosen, refused } = takeIn(
      [],
      [
        fileOf('proposal.pdf'),
        fileOf('photo.gif'),
        fileOf('noextension'),
        fileOf('empty.csv', 0),
        fileOf('huge.txt', 200 * megabyte),
        fileOf('F-12.DAT', 50 * megabyte),
      ],
    );
    expect(chosen.map(({ file, classification }) => [file.name, classification])).toEqual([
      ['proposal.pdf', 'Well Proposal'],
      ['F-12.DAT', null],
    ]);
    expect(refused.map(({ name }) => name)).toEqual(['photo.gif', 'noextension', 'empty.csv', 'huge.txt']);
    expect(refused[2]?.reason).toContain('empty');
    expect(refused[3]?.reason).toContain('200.0 MB');
  });

  it('adds a file with the same name and size once, and one with another size again', () => {
    const first = takeIn([], [fileOf('survey.txt', 10), fileOf('survey.txt', 10)]);
    expect(first.chosen).toHaveLength(1);
    expect(first.refused[0]?.reason).toContain('already');
    const second = takeIn(first.chosen, [fileOf('survey.txt', 11)]);
    expect(second.chosen).toHaveLength(2);
    expect(second.refused).toEqual([]);
  });

  it('takes twenty files and names the ones beyond', () => {
    const many = Array.from({ length: 22 }, (_, index) => fileOf(`survey ${index}.txt`));
    const { chosen, refused } = takeIn([], many);
    expect(chosen).toHaveLength(20);
    expect(refused.map(({ name }) => name)).toEqual(['survey 20.txt', 'survey 21.txt']);
  });

  it('is ready only with at least one file and a type for each', () => {
    expect(readyToUpload([])).toBeNull();
    const { chosen } = takeIn([], [fileOf('mud.pdf'), fileOf('picks.txt')]);
    expect(readyToUpload(chosen)).toBeNull();
    const classified = chosen.map((file) => ({
      ...file,
      classification: file.classification ?? ('Other' as const),
    }));
    expect(readyToUpload(classified)?.map(({ classification }) => classification)).toEqual([
      'Mud Program',
      'Other',
    ]);
  });

  it('names the files that can no longer be read', async () => {
    const { chosen } = takeIn([], [fileOf('mud.pdf'), fileOf('gone.txt')]);
    const gone = chosen[1]!.file;
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
    expect(await unreadableFiles(chosen)).toEqual(['gone.txt']);
  });
});

describe('sizes', () => {
  it.each([
    [12, '12 B'],
    [1536, '1.5 kB'],
    [3.25 * megabyte, '3.3 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
