import { ProseNotRead } from '@/documents/prose/answer';

/** An answer to the longest request has a few thousand words. */
const MOST_BYTES = 500_000;

async function bodyOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop cancels the rest of the body.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new ProseNotRead('its answer is too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Some models put their JSON between fences although they are asked not to. */
const FENCED = /^\s*```(?:json)?\s*\n(.*)\n\s*```\s*$/s;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The text of the first choice of a chat completion. */
export async function textOfAnswer(response: Response): Promise<string> {
  const body = await bodyOf(response);
  let completion: unknown;
  try {
    completion = JSON.parse(body);
  } catch {
    throw new ProseNotRead('what it answered is no chat completion');
  }
  const choices: unknown = isRecord(completion) ? completion['choices'] : null;
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  const message = isRecord(choice) ? choice['message'] : null;
  const content = isRecord(message) ? message['content'] : null;
  if (typeof content !== 'string') throw new ProseNotRead('what it answered is no chat completion');
  if (isRecord(choice) && choice['finish_reason'] === 'length')
    throw new ProseNotRead('its answer was cut off by its own limit');
  return FENCED.exec(content)?.[1] ?? content;
}
