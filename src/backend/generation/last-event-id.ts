/** An event among all of a server's: the `id` line of its frame. */
export interface EventId {
  generation: string;
  /** 1 for the first one. */
  number: number;
}

export const eventIdText = ({ generation, number }: EventId): string => `${generation}/${number}`;

/** Undefined for the id of another server, which is ignored. */
export function eventIdFrom(text: string | undefined): EventId | undefined {
  const [, generation, number] = /^([^/]+)\/(\d{1,9})$/.exec(text ?? '') ?? [];
  return generation === undefined ? undefined : { generation, number: Number(number) };
}
