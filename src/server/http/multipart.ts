/** The headers of one part of a form. */
export interface PartHead {
  name: string;
  /** Absent where the part is not a file. */
  fileName: string | undefined;
  type: string;
}

/** Receives the content of one part as it arrives. */
export interface PartSink {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

const maxHeadBytes = 16 * 1024;

const malformed = (what: string): TypeError => new TypeError(`The body is no multipart form: ${what}`);

/**
 * Browsers percent-encode a quotation mark and line breaks in a name (HTML, 4.10.21.8); curl escapes them with a
 * backslash.
 */
const plain = (quoted: string): string =>
  quoted
    .replaceAll(/\\(["\\])/g, '$1')
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');

function headOf(text: string): PartHead {
  const fields = new Map(
    text.split('\r\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, Math.max(at, 0)).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const disposition = fields.get('content-disposition') ?? '';
  const parameter = (name: string): string | undefined => {
    const found = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^;\\s]*))`, 'i').exec(disposition);
    return found ? plain(found[1] ?? found[2] ?? '') : undefined;
  };
  const name = parameter('name');
  if (!/^form-data\b/i.test(disposition) || name === undefined) throw malformed('a part has no name');
  return { name, fileName: parameter('filename'), type: fields.get('content-type') ?? '' };
}

/** @throws TypeError if a content type has no boundary. */
export function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw malformed('its boundary is missing');
  return boundary;
}

/**
 * Reads a `multipart/form-data` body (RFC 7578) as it arrives and passes each part on, so that only one chunk is in
 * memory. The platform's own `formData()` holds the whole body, and then its files in addition.
 *
 * @throws TypeError if it is malformed or ends too early.
 */
export async function readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
  begin: (head: PartHead) => PartSink,
): Promise<void> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    await readParts(pieces, boundary, begin);
  } finally {
    // Not awaited: the return of a source waits for the piece that was asked for, and that one may never arrive.
    void pieces.return?.();
  }
}

async function readParts(
  pieces: AsyncIterator<Uint8Array>,
  boundary: string,
  begin: (head: PartHead) => PartSink,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first delimiter has no line break before it if the body begins with it.
  let rest = Buffer.from('\r\n');
  const more = async (): Promise<void> => {
    const next = await pieces.next();
    if (next.done) throw malformed('it ends too early');
    rest = Buffer.concat([rest, next.value]);
  };
  /**
   * Passes on the bytes before the delimiter and drops them; a possible beginning of a delimiter waits for more data.
   */
  const upTo = async (sink: PartSink | undefined): Promise<void> => {
    for (;;) {
      const at = rest.indexOf(delimiter);
      const safe = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at;
      if (safe > 0) await sink?.write(rest.subarray(0, safe));
      rest = rest.subarray(at < 0 ? safe : at + delimiter.length);
      if (at >= 0) return;
      await more();
    }
  };

  let sink: PartSink | undefined;
  for (;;) {
    await upTo(sink);
    await sink?.end();
    while (rest.length < 2) await more();
    if (rest.toString('latin1', 0, 2) === '--') break;
    let end: number;
    while ((end = rest.indexOf('\r\n\r\n')) < 0) {
      if (rest.length > maxHeadBytes) throw malformed('the head of a part is too long');
      await more();
    }
    sink = begin(headOf(rest.toString('utf8', 0, end)));
    rest = rest.subarray(end + 4);
  }
  // The text after the last delimiter is ignored, but must be read so that the sender can finish.
  while (!(await pieces.next()).done);
}
