import { useRef, type ComponentType, type ReactNode } from 'react';
import { SectionLabel } from '@/ui/section-label';
import type { Editor } from '../editor';
import { PictureFrame } from '../pictures/picture-frame';
import { usePicture } from '../pictures/use-picture';
import type { WellboreLink } from './wellbore-link';
import { withModel } from './with-model';

interface Loaded {
  readonly WellboreBody: ComponentType<{ link: WellboreLink }>;
}

const loadBody = (editor: Editor): Promise<Loaded> => withModel(import('./wellbore-body'), editor);

interface WellborePanelProps {
  link: WellboreLink;
  load?: (editor: Editor) => Promise<Loaded>;
  corner?: ReactNode;
}

/** The place of the 3D visualisation. Small, because it loads with the editor. */
export function WellborePanel({ link, load = loadBody, corner }: WellborePanelProps) {
  const place = useRef<HTMLElement>(null);
  const { loaded, failed, retry } = usePicture(place, load);
  return (
    <PictureFrame
      ref={place}
      name="3D VISUALISATION"
      tools={<SectionLabel>3D VISUALISATION</SectionLabel>}
      {...{ corner, failed }}
      onRetry={retry}
    >
      {loaded && <loaded.WellboreBody link={link} />}
    </PictureFrame>
  );
}
