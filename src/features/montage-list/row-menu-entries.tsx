import {
  IconArchive,
  IconArchiveOff,
  IconColumns,
  IconCopy,
  IconCopyPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { MontageListItem } from '@/api/generated/model';
import type { ExportTrigger } from '@/shared/exports/export-menu';
import { ExportMenuList as MenuList } from '@/shared/exports/export-menu-list';
import type { MontageMoves } from './use-montage-moves';

const iconProps = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface RowMenuEntriesProps {
  montage: MontageListItem;
  label: string;
  moves: MontageMoves;
  trigger: ExportTrigger;
}

export function RowMenuEntries({ montage, label, moves, trigger }: RowMenuEntriesProps) {
  const navigate = useNavigate();
  const { id, folder, top_line_item } = montage;
  const from = folder ?? 'current';
  const moveTo = (to: 'current' | 'archive' | 'bin') => () => moves.move({ id, label, from, to });
  return (
    <MenuList
      trigger={trigger}
      width={272}
      entries={[
        // Of a generation that stopped there is nothing to copy or compare.
        ...(top_line_item
          ? [
              {
                label: 'Duplicate',
                gives: 'A copy to try another plan',
                icon: <IconCopy {...iconProps} />,
                onChoose: () => moves.duplicate(id, label),
              },
              {
                label: 'New from this montage',
                gives: 'Choose what it begins with',
                icon: <IconCopyPlus {...iconProps} />,
                onChoose: () => moves.chooseParts(id, label),
              },
              {
                label: 'Compare',
                gives: 'Side by side with another montage',
                icon: <IconColumns {...iconProps} />,
                onChoose: () => void navigate({ to: '/montage/compare', search: { left: id } }),
              },
            ]
          : []),
        from === 'archive'
          ? {
              label: 'Move back',
              gives: 'From the archive to the list',
              icon: <IconArchiveOff {...iconProps} />,
              onChoose: moveTo('current'),
            }
          : {
              label: 'Archive',
              gives: 'Out of the list, and kept',
              icon: <IconArchive {...iconProps} />,
              onChoose: moveTo('archive'),
            },
        {
          label: 'Delete',
          gives: 'To the bin, from where it can be restored',
          icon: <IconTrash {...iconProps} />,
          onChoose: moveTo('bin'),
        },
      ]}
    />
  );
}
