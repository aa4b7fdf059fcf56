import { download } from '@/shared/exports/download';
import type { DocumentLayout, DocumentLayoutSave } from '@/api/generated/model';

/** A layout as a file: what another organisation needs to have it, too. */
export function downloadLayout({ name, fingerprint, corrections }: DocumentLayout): void {
  const text = JSON.stringify({ name, fingerprint, corrections }, null, 2);
  const content = new Blob([text], { type: 'application/json' });
  const file = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, ' ').trim() || 'layout';
  download({ name: `${file}.layout.json`, content });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The layout in a file; null if the file contains none. The server decides whether it can be kept. */
export async function readLayout(file: Blob): Promise<DocumentLayoutSave | null> {
  try {
    const value: unknown = JSON.parse(await file.text());
    if (!isRecord(value) || typeof value.name !== 'string' || !isRecord(value.fingerprint)) return null;
    if (!Array.isArray(value.corrections) || value.corrections.length === 0) return null;
    const { name, fingerprint, corrections } = value;
    return { name, fingerprint, corrections } as unknown as DocumentLayoutSave;
  } catch {
    return null;
  }
}
