import { useRef, type ComponentType, type ReactNode } from 'react';
import { SectionLabel } from '@/ui/section-label';
import type { Editor } from '../editor';
import { withModel } from '../wellbore/with-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { PictureFrame } from './picture-frame';
import { usePicture } from './use-picture';

interface Loaded {
  readonly SectionBody: ComponentType<{ link: WellboreLink }>;
}

const load = (editor: Editor): Promise<Loaded> => withModel(import('./section-body'), editor);

/** The place of the vertical section. Small, because it loads with the editor. */
export function SectionPanel({ link, corner }: { link: WellboreLink; corner?: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const { loaded, failed, retry } = usePicture(place, load);
  return (
    <PictureFrame
      ref={place}
      name="PLAN AND SECTION"
      tools={<SectionLabel>PLAN AND SECTION</SectionLabel>}
      {...{ corner, failed }}
      onRetry={retry}
    >
      {loaded && <loaded.SectionBody link={link} />}
    </PictureFrame>
  );
}
