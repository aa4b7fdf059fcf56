import type { SectionPlace } from '@/domain/montage/section-edits';

export type OpenSectionDialog =
  | { readonly kind: 'add'; readonly place: SectionPlace }
  | { readonly kind: 'edit'; readonly section: string }
  | { readonly kind: 'split'; readonly section: string };

export interface SectionDialogProps {
  dialog: OpenSectionDialog;
  onClose: () => void;
  /** What was done, in a sentence, and the section to show. */
  onDone: (words: string, section: string) => void;
}
