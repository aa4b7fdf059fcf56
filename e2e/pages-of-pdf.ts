import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pages of a PDF file: how large they are (points) and what is written on them. */
export async function pagesOfPdf(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; text: string }[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({
      width,
      height,
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    });
  }
  await loading.destroy();
  return pages;
}
