import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { LoadFailed } from '../pictures/load-failed';
import { NoDepths } from '../pictures/no-depths';
import { SchematicPicture } from '../schematic/schematic-picture';
import type { SceneModel } from './scene-model';
import type { View } from './scene/steering';
import { useModel, usePictureModel } from './use-model';
import { useScene, type Graphics, type LoadScene } from './use-scene';
import styles from './wellbore-body.module.css';
import type { WellboreLink } from './wellbore-link';
import { PictureDescription } from './picture-description';

const loadScene: LoadScene = () => import('./scene/create-scene');

interface WellboreBodyProps {
  link: WellboreLink;
  load?: LoadScene;
}

/** The picture, its controls, and its description. */
export function WellboreBody({ link, load = loadScene }: WellboreBodyProps) {
  const model = useModel();
  const [graphics, setGraphics] = useState<Graphics>('starting');
  const hasPicture = graphics !== 'none' && graphics !== 'failed';
  return (
    <div className={styles.body}>
      {graphics === 'failed' && (
        <LoadFailed what="The 3D visualisation" onRetry={() => setGraphics('starting')} />
      )}
      {graphics === 'none' && <Instead link={link} />}
      {hasPicture && <Picture {...{ model, link, load, graphics }} onGraphics={setGraphics} />}
      <PictureDescription model={model} hasPicture={hasPicture} />
    </div>
  );
}

/** Without graphics. */
function Instead({ link }: { link: WellboreLink }) {
  const pictured = usePictureModel();
  return (
    <>
      <p className={styles.none}>
        This browser has no 3D graphics. The schematic replaces them, with a description below.
      </p>
      <div className={styles.instead}>
        <SchematicPicture pictured={pictured} link={link} depth="TVD" />
      </div>
    </>
  );
}

interface PictureProps {
  model: SceneModel;
  link: WellboreLink;
  load: LoadScene;
  graphics: Graphics;
  /** A stable function. */
  onGraphics: (graphics: Graphics) => void;
}

function Picture({ model, link, load, graphics, onGraphics }: PictureProps) {
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const scene = useScene(host, { model, link, load, onGraphics });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (scene.current?.key(event.key, event.shiftKey)) event.preventDefault();
  };

  return (
    <>
      {/* The application role: the arrow keys are for the picture, not for a screen reader. It takes the focus for them. */}
      <div
        ref={host}
        className={styles.stage}
        role="application"
        aria-roledescription="3D picture"
        aria-label="The well"
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus for its keys
        tabIndex={0}
        data-graphics={graphics}
        onKeyDown={onKeyDown}
      >
        {graphics === 'starting' && <p className={styles.lost}>Drawing the well...</p>}
        <NoDepths wellbore={model.wellbore} />
        {graphics === 'lost' && (
          <p className={styles.lost} role="status">
            The browser has stopped the graphics for a moment. The picture will come back.
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <div role="group" aria-label="Views of the well" className={styles.views}>
          {views.map(({ view, name, label }) => (
            <button
              key={view}
              type="button"
              className={styles.button}
              aria-label={label}
              onClick={() => scene.current?.view(view)}
            >
              {name}
            </button>
          ))}
        </div>
        <p className={styles.hint} id={hintId}>
          <span className={styles.forPointers}>
            Drag to turn, drag with the right button to move. Ctrl and the wheel zoom, the wheel alone once
            the picture has the focus. Arrows turn, Shift and arrows move, + and − zoom.
          </span>
          <span className={styles.forFingers}>
            One finger sideways turns the well, two fingers zoom and move.
          </span>
        </p>
      </div>
    </>
  );
}

const views: readonly { view: View; name: string; label: string }[] = [
  { view: 'fit', name: 'Fit', label: 'Fit the whole well' },
  { view: 'top', name: 'Top', label: 'Top view' },
  { view: 'side', name: 'Side', label: 'Side view' },
  { view: 'north', name: 'North', label: 'North view: looking north' },
];
