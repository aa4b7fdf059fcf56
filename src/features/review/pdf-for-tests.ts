const rows = [
  ['Formation', 'TVD SS (m)', 'DLS (deg/30m)'],
  ['Upper North Sea Group', '146.5', '0.00'],
  ['Ommelanden Formation', '1098.0', '1.20'],
  ['Zechstein Group', '2287.0', '0.80'],
];

const text = (words: string, x: number, y: number, size = 11) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`;

/** A page with a ruled table and a coloured mark, which its words alone do not show. */
export function pdfForStories(): File {
  const drawn = [
    '0.9 0.95 1 rg 60 690 400 24 re f 0 g',
    text('NOORDERDIEP-4 PROGNOSIS', 60, 760, 16),
    ...rows.flatMap((cells, row) =>
      cells.map((cell, column) => text(cell, 66 + column * 150, 697 - row * 24)),
    ),
    ...[0, 1, 2, 3, 4].map((line) => `60 ${714 - line * 24} m 460 ${714 - line * 24} l S`),
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new File([body + end], 'Prognosis.pdf');
}
