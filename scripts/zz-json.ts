import './mock-server/sources.ts';
const { readFileSync } = await import('node:fs');
const { PNG } = await import('pngjs');
const { ScanSession } = await import('@/mocks/generation/readers/scan/scan-session' as string);
const { greyOf } = await import('@/mocks/generation/readers/scan/grey-picture' as string);
const png = PNG.sync.read(readFileSync('/tmp/ocrpk/page.png'));
const session: any = await ScanSession.open();
await session.engine.speak('nld');
const words0 = session.engine.words;
session.engine.words = function (picture: any, layout: any) {
  const { api, core } = this;
  const out = words0.call(this, picture, layout);
  return out;
};
const clear = session.engine.api.Clear;
session.engine.api.Clear = function () {
  const json = JSON.parse(this.GetJSONText());
  for (const b of json.blocks) for (const p of b.paragraphs) for (const l of p.lines) {
    console.log(JSON.stringify({ t: l.text.trim(), base: l.baseline, row: l.rowAttributes }));
    for (const w of l.words.slice(0,3)) console.log('   ', w.text, w.confidence.toFixed(0), JSON.stringify(w.bbox), JSON.stringify(w.baseline), w.language);
  }
  clear.call(this);
  process.exit(0);
};
const read = session.upright((await import('@/mocks/generation/readers/scan/paper' as string)).withoutSpecks(greyOf(png.data, png.width, png.height)));
