const WORDS = {
  xlsx: { document: 'workbook', program: 'a spreadsheet program', as: 'XLSX' },
  docx: { document: 'Word document', program: 'a word processor', as: 'DOCX' },
  ods: { document: 'OpenDocument workbook', program: 'a spreadsheet program', as: 'ODS' },
  odt: { document: 'OpenDocument text', program: 'a word processor', as: 'ODT' },
  rtf: { document: 'rich text document', program: 'a word processor', as: 'RTF' },
} as const;

type OfficeKind = keyof typeof WORDS;

export function damagedDocument(kind: OfficeKind): string {
  const { document, program, as } = WORDS[kind];
  return `The ${document} is damaged and cannot be opened; open it in ${program}, save it as ${as} again and upload that.`;
}

export function refusedArchive(
  kind: OfficeKind,
  why: 'damaged' | 'encrypted' | 'too-large' | 'endless-text',
): string {
  const { document, as } = WORDS[kind];
  if (why === 'damaged') return damagedDocument(kind);
  if (why === 'encrypted') {
    return `The ${document} is protected by a password; remove the password, save it as ${as} and upload it again.`;
  }
  if (why === 'endless-text') {
    return `The ${document} holds a single text of more than 200,000 characters, which no person writes; copy the tables that the plan needs into a new one and upload that.`;
  }
  const limit = kind === 'docx' || kind === 'odt' ? '16 MB of text' : '100 MB';
  return `The ${document} takes more than ${limit} when it is unpacked; copy the tables that the plan needs into a new one and upload that.`;
}
