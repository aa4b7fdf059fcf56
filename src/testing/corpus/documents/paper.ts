import { convert } from '@/domain/units';
import type { Classification } from '@/documents/facts';
import type { WellTruth } from '../truth';
import type { Block, CorpusDocument } from './document-model';
import { WORDS } from './print';

/** Metres as the document gives lengths. */
export function inDocumentUnit(valueM: number, truth: WellTruth): number {
  return convert('length', valueM, 'm', truth.units.depth);
}

export function paper(
  truth: WellTruth,
  classification: Classification,
  title: string,
  blocks: Block[],
): CorpusDocument {
  const words = WORDS[truth.language];
  const { wellName } = truth.header;
  return {
    name: `${wellName} ${title}`,
    classification,
    decimalComma: truth.layout.decimalComma,
    runningHeader: `${wellName} - ${title}`,
    footer: words.footer,
    pageWords: words.page,
    blocks: [{ kind: 'title', text: `${title} ${wellName}` }, ...blocks],
  };
}
