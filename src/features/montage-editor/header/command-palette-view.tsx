import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { getListMontagesQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { montageName } from '@/domain/montage-name';
import { sectionTitle } from '@/domain/montage/titles';
import { useEditorState } from '../editor-context';
import { focusFind, openFindings, showPart } from '../jump-bar/parts';
import { useParts } from '../jump-bar/use-parts';
import type { SectionsLink } from '../sections/sections-view';
import styles from './command-palette.module.css';
import { useNamedActions, type HeaderActions } from './use-header-actions';

export interface CommandPaletteProps {
  table: SectionsLink;
  actions: HeaderActions;
  onClose: () => void;
}

interface Command {
  readonly id: string;
  readonly label: string;
  readonly gives?: string;
  readonly run: (() => void) | undefined;
}

/** How many recent montages it offers. */
const recent = 20;

/** Everything that the user can go to or do, found by its name. */
export function CommandPaletteView({ table, actions, onClose }: CommandPaletteProps) {
  const parts = useGoals(table);
  const wells = useWells();
  const named = useNamedActions(actions);
  const before = useRef<HTMLElement>(null);
  const chosen = useRef<() => void>(undefined);

  useEffect(() => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    spotlight.open();
    return spotlight.close;
  }, []);

  const group = (name: string, commands: readonly Command[]): SpotlightActionGroupData => ({
    group: name,
    actions: commands.map(({ id, label, gives, run }) => ({
      id,
      label,
      ...(gives !== undefined && { description: gives }),
      disabled: !run,
      onClick: () => {
        chosen.current = run;
      },
    })),
  });
  const { save, undo, redo, sources, history, report, settings, units, help } = named;
  const commands = [
    save,
    undo,
    redo,
    history,
    sources,
    report,
    ...actions.formats,
    units,
    settings,
    help,
  ].filter((entry) => entry !== null && entry !== undefined);

  return (
    <Spotlight
      shortcut={null}
      actions={[
        group('Go to', parts),
        group(
          'Actions',
          commands.map(({ label, gives, onChoose }) => ({ id: label, label, gives, run: onChoose })),
        ),
        // Last: they load while the palette is open, and would move what is below them.
        group('Wells', wells),
      ]}
      nothingFound="Nothing has this name."
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.75} aria-hidden />,
        placeholder: 'A section, a well, an action...',
        'aria-label': 'Go to a section, a well or an action',
      }}
      scrollable
      maxHeight="min(480px, 70dvh)"
      radius="md"
      classNames={{
        actionsGroup: styles.group,
        action: styles.action,
        actionBody: styles.body,
        actionLabel: styles.label,
        actionDescription: styles.gives,
      }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ duration: 0 }}
      // The chosen command may move the focus, and a dialog that it opens gives it back to what has it now.
      returnFocus={false}
      attributes={{ content: { 'aria-label': 'Commands' } }}
      onSpotlightClose={() => {
        before.current?.focus({ preventScroll: true });
        onClose();
        chosen.current?.();
      }}
    />
  );
}

function useGoals(table: SectionsLink): readonly Command[] {
  const sections = useEditorState((state) => state.montage.sections_list);
  const parts = useParts();
  return [
    ...sections.map(({ id, diameter, description }, index) => ({
      id: `section ${id}`,
      label: sectionTitle(diameter, index + 1),
      ...(description?.trim() && { gives: description }),
      run: () => table.view()?.showSection(id),
    })),
    { id: 'topLine', label: 'Top line', run: () => showPart('topLine') },
    ...parts.map(({ id, label }) => ({ id, label, run: () => showPart(id) })),
    { id: 'findings', label: 'Findings', run: openFindings },
    { id: 'find', label: 'Find in the montage', run: focusFind },
  ];
}

/** The montages that were changed last, and the list of all. */
function useWells(): readonly Command[] {
  const navigate = useNavigate();
  const current = useEditorState((state) => state.montage.id);
  const { data } = useQuery(getListMontagesQueryOptions({ page: 1, page_size: recent }));
  const wells = (data?.items ?? []).flatMap(({ id, top_line_item: topLine }) =>
    topLine && id !== current
      ? {
          id: `well ${id}`,
          label: montageName(topLine.well_name, topLine.field_name, topLine.field_code),
          gives: `montage ${id}`,
          run: () => void navigate({ to: '/montage/edit/$documentId', params: { documentId: id } }),
        }
      : [],
  );
  return [...wells, { id: 'wells', label: 'All montages', run: () => void navigate({ to: '/montage' }) }];
}
