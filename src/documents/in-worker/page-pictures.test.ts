import { describe, expect, it } from 'vitest';
import { pdf, put } from '../readers/pdf/pdf-for-tests';
import { recogniseDocument } from '../understanding/recognise-document';
import { pagePictures } from './page-pictures';

describe('the pictures of pages', () => {
  it('are drawn once, for the pages of a review, and not for scans', async () => {
    const bytes = await pdf((doc) => {
      for (const page of [1, 2, 3]) {
        if (page > 1) doc.addPage();
        put(doc, `Page ${page} of the proposal`, 50, 60);
      }
    });
    const asked: (readonly number[])[] = [];
    const withPictures = pagePictures(async (_, numbers) => {
      asked.push(numbers);
      return new Map(numbers.flatMap((number) => (number === 3 ? [] : [[number, `data:${number}`]])));
    });
    const reviewOf = async (pages: number[]) =>
      (await recogniseDocument('a.pdf', bytes, { review: { pages } })).review!;
    const shown = async (pages: number[]) => {
      const review = await withPictures(await reviewOf(pages), bytes);
      return review.pages.map(({ picture }) => picture);
    };
    expect(await shown([1])).toEqual(['data:1', null, null]);
    expect(await shown([1, 2, 3])).toEqual(['data:1', 'data:2', null]);
    expect(await shown([3])).toEqual([null, null, null]);
    expect(asked).toEqual([[1], [2, 3]]);

    const scan = await reviewOf([1]);
    scan.pages[0]!.picture = 'data:scan';
    expect((await withPictures(scan, new Uint8Array(bytes))).pages[0]!.picture).toBe('data:scan');
    expect((await withPictures({ ...scan, kind: 'png' }, new Uint8Array([1]))).pages).toBe(scan.pages);
    expect(asked).toHaveLength(2);
  });
});
