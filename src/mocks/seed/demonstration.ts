import { noRecords, type Snapshot } from '../db/schemas';
import type { Clock } from '@/backend/ports';
import { seededAccounts } from './accounts';
import { noorderdiep4 } from './noorderdiep';
import { noorderdiep4Report, noorderdiep4Sources } from './noorderdiep-sources';
import { seededOrganisations, seededUsers } from './people';
import { stoppedGenerationFiles, stoppedGenerationId } from './stopped-generation';
import { wells } from './wells';

const hourMs = 60 * 60_000;

/** Who changed the wells last, in turn. */
const editors = ['anna.dekker@example.com', 'engineer@example.com', 'bram.visser@example.com'];

/** The initial data of the demonstration. Everything is fixed but the times, which precede the world's present. */
export function demonstration(clock: Clock): Snapshot {
  const ago = (hours: number): string => new Date(clock.now() - hours * hourMs).toISOString();
  const encoder = new TextEncoder();
  const stopped = stoppedGenerationFiles.map(({ text, ...file }, index) => ({
    ...file,
    bytes: encoder.encode(text),
    bytes_key: `${stoppedGenerationId}/${index}`,
  }));
  const empty = {
    id: stoppedGenerationId,
    sections_list: [],
    reservoirs_list: [],
    top_line_item: null,
    plan_summaries_list: [],
  };

  return structuredClone({
    records: {
      ...noRecords(),
      accounts: seededAccounts(clock),
      organisations: seededOrganisations(clock),
      users: seededUsers(),
      montages: [
        ...wells.map(({ montage, ageHours }, index) => ({
          ...montage,
          updated_time: ago(ageHours),
          saved_by: editors[index % editors.length]!,
          cause: index % 4 === 3 ? ('import' as const) : ('save' as const),
        })),
        { ...empty, updated_time: ago(6), saved_by: 'engineer@example.com', cause: 'upload' as const },
        {
          ...noorderdiep4,
          sources: noorderdiep4Sources,
          generation_report: noorderdiep4Report,
          updated_time: ago(2),
          saved_by: 'engineer@example.com',
          cause: 'generation' as const,
        },
      ],
      documentSets: [
        {
          id: stoppedGenerationId,
          uploaded_time: ago(6),
          files: stopped.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength })),
        },
      ],
    },
    bytes: Object.fromEntries(stopped.map(({ bytes, bytes_key }) => [bytes_key, bytes])),
  });
}
