import type { SectionPlace } from '@/domain/montage/section-edits';
import { SectionForm } from './section-form';
import { SplitForm } from './split-form';

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

/** The forms for a section, loaded when one is opened. */
export default function SectionDialogs({ dialog, onClose, onDone }: SectionDialogProps) {
  if (dialog.kind === 'split')
    return <SplitForm section={dialog.section} onClose={onClose} onDone={onDone} />;
  const target = dialog.kind === 'edit' ? { section: dialog.section } : { place: dialog.place };
  return <SectionForm target={target} onClose={onClose} onDone={onDone} />;
}
