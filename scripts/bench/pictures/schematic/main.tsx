import '@/ui/styles';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setSectionTd } from '@/domain/montage/section';
import type { Montage } from '@/domain/montage/montage';
import { commit, openSession } from '@/domain/montage/session';
import { atOnce } from '@/domain/steps';
import type { DepthKind } from '@/domain/schematic/depth-axis';
import { SchematicPicture } from '@/features/montage-editor/schematic/schematic-picture';
import { createModeller } from '@/features/montage-editor/wellbore/scene-model';
import type { Pictured } from '@/features/montage-editor/wellbore/use-model';
import { createWellboreLink } from '@/features/montage-editor/wellbore/wellbore-link';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { paintedOnce } from '../../editor/paint';

const container = document.getElementById('root')!;
const link = createWellboreLink();
const modelOf = createModeller();
let session = openSession(largeMontage({ sections: 1, formationsPerSection: 1 }));
let edited: Pictured | null = null;
let show: (pictured: Pictured) => void = () => undefined;

const svg = () => container.querySelector('svg');
const shownShapes = () =>
  [...(svg()?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join();

function Stage({ first, depth }: { first: Pictured; depth: DepthKind }) {
  const [pictured, setPictured] = useState(first);
  useLayoutEffect(() => {
    show = setPictured;
  }, []);
  // As wide and as tall as next to the table on a large screen.
  return (
    <div style={{ display: 'grid', width: 350, height: 900 }}>
      <SchematicPicture pictured={pictured} link={link} depth={depth} />
    </div>
  );
}

const picturedOf = (montage: Montage): Pictured => ({ montage, model: atOnce(modelOf(montage)) });

window.schematicBench = {
  async mount(depth, size) {
    session = openSession(largeMontage(size));
    createRoot(container).render(<Stage first={picturedOf(session.montage)} depth={depth} />);
    await paintedOnce(() => svg() !== null, 'The schematic');
  },
  edit(byM) {
    const { montage } = session;
    const section = montage.sections_list[20]!;
    const field = 'along_hole_depth_below_drill_floor';
    const next = setSectionTd(montage, section.id, field, String((section[field] ?? 0) + byM));
    if (!next) throw new Error('The edit changes nothing.');
    session = commit(session, next);
    edited = picturedOf(session.montage);
  },
  async redraw() {
    const pictured = edited;
    if (!pictured) throw new Error('There is nothing to redraw: edit first.');
    const before = shownShapes();
    const start = performance.now();
    flushSync(() => show(pictured));
    const at = await paintedOnce(() => true, 'The schematic');
    if (shownShapes() === before) throw new Error('The edit did not show.');
    return at - start;
  },
};
