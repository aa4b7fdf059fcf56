import { refusedArchive } from './office-words';
import { unpack } from './unpack';

/** OpenDocument 1.2 part 1, 20.354 and 20.356: some programs write only the type of the line, others only its style. */
export function strikeOf(attributes: Record<string, string>): boolean | null {
  const line = attributes['text-line-through-style'] ?? attributes['text-line-through-type'];
  return line === undefined ? null : line !== 'none';
}

/**
 * Unpacks the named parts of an OpenDocument file, at most `budget` bytes together; `text` is empty for a part that is
 * missing.
 */
export function openDocument(
  bytes: Uint8Array,
  kind: 'ods' | 'odt',
  names: readonly string[],
  budget: number,
): { text: (name: string) => string } | { refused: string } {
  const wanted = new Set([...names, 'META-INF/manifest.xml']);
  const unpacked = unpack(bytes, (name) => wanted.has(name), budget);
  if ('failed' in unpacked) return { refused: refusedArchive(kind, unpacked.failed) };
  const text = (name: string) => new TextDecoder().decode(unpacked.parts.get(name) ?? new Uint8Array());
  // The parts of a protected document are encrypted separately; only its manifest says so (OpenDocument 1.2 part 3, 3.8).
  if (/encryption-data/.test(text('META-INF/manifest.xml')))
    return { refused: refusedArchive(kind, 'encrypted') };
  return { text };
}
