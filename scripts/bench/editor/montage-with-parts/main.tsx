import { KickTolerancePart } from '@/features/montage-editor/kick-tolerance/kick-tolerance-part';
import { PressuresPart } from '@/features/montage-editor/pressures/pressures-part';
import { RisksPart } from '@/features/montage-editor/risks/risks-part';
import { TimeAndCostPart } from '@/features/montage-editor/time-and-cost/time-and-cost-part';
import { WellPathPart } from '@/features/montage-editor/well-path/well-path-part';
import { presentTable } from '../montage/table-page';
import { wholeWell } from './whole-well';

/** Opens every part, as a user would. */
function openAll(container: HTMLElement): void {
  const folded = () =>
    container.querySelectorAll<HTMLElement>('section[aria-label] h2 > [aria-expanded="false"]');
  const open = () => {
    if (folded().length === 0) return requestAnimationFrame(open);
    for (const button of folded()) button.click();
    return null;
  };
  open();
}

presentTable({
  parts: (
    <>
      <WellPathPart />
      <PressuresPart />
      <KickTolerancePart />
      <RisksPart />
      <TimeAndCostPart />
    </>
  ),
  montageOf: wholeWell,
  onMounted: openAll,
});
