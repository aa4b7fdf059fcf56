import './mock-server/sources.ts';
const [which = '0', dpi = '200', skew = '1.2', noise = '8'] = process.argv.slice(2);
const { writeFileSync } = await import('node:fs');
const { WELLS } = await import('@/testing/corpus/wells/all-wells' as string);
const { filesOf } = await import('@/testing/corpus/corpus-files' as string);
const { scansOf, asPng } = await import('@/testing/scans/scan-of' as string);
const { ScanSession } = await import('@/mocks/generation/readers/scan/scan-session' as string);
const files = await filesOf(WELLS[Number(which)], 'pdf');
const { pageOfScan } = await import('@/mocks/generation/readers/scan/scanned-page' as string);
for (const file of files.slice(0, Number(process.argv[6] ?? 1))) {
  const pages = scansOf(file.bytes, Number(dpi), { skewDeg: Number(skew), noise: Number(noise), specksOneIn: 4000, seed: 1 });
  console.log(file.name, pages.length, pages[0].width, pages[0].height);
  writeFileSync('/tmp/ocrpk/page.png', asPng(pages[0]));
  const session = await ScanSession.open();
  const t = performance.now();
  const read = await session.read(pages[0]);
  console.log('ms', performance.now() - t, read?.language, read?.confidence, read?.words.length, read?.rulings.across.length, read?.rulings.down.length);
  const page = pageOfScan(read, 1, (p: any) => p);
  for (const line of page.lines) console.log(line.row, line.baseline.toFixed(1), line.size.toFixed(1), line.segments.map((s: any) => s.text).join(' | '));
  if (process.env.ALL) for (const w of read.words) if (/\d/.test(w.text)) console.log(w.text, w.confidence.toFixed(0), w.certain, w.other);
  console.log(page.notUnderstood.map((n: any) => `${n.row}: ${n.reason.slice(0, 80)}`).join('\n'), 'grids', page.grids.length);
}
