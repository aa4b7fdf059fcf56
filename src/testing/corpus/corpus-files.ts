import type { UploadedDocument } from '@/documents/facts';
import { documentsOf } from './documents/write-documents';
import type { WellTruth } from './truth';
import { FORMATS } from './write/formats';
import type { Format } from './write/formats';

/** The documents of a well as files of one format, ready for an upload. */
export function filesOf(truth: WellTruth, format: Format): Promise<UploadedDocument[]> {
  return Promise.all(
    documentsOf(truth).map(async (document) => ({
      name: `${document.name}.${format}`,
      classification: document.classification,
      bytes: await FORMATS[format](document),
    })),
  );
}
