import type { SectionDialogProps } from './section-dialog-props';
import { SectionForm } from './section-form';
import { SplitForm } from './split-form';

/** The forms for a section, loaded when one is opened. */
export default function SectionDialogs({ dialog, onClose, onDone }: SectionDialogProps) {
  if (dialog.kind === 'split')
    return <SplitForm section={dialog.section} onClose={onClose} onDone={onDone} />;
  const target = dialog.kind === 'edit' ? { section: dialog.section } : { place: dialog.place };
  return <SectionForm target={target} onClose={onClose} onDone={onDone} />;
}
