/** The entities that a run creates, noted from the answers themselves, so that even wrongly accepted ones are cleaned up. */
import type { Exchange, Request } from './client.ts';

export interface Made {
  /** Whether there may be organisations, be it that no answer gave their ids. */
  anyOrganisation: boolean;
  organisations: Set<string>;
  users: Map<string, string>;
  montages: Set<string>;
  /** The montage to save in order to restore the generated one. */
  originals: Map<string, unknown>;
  accounts: string[];
  layouts: Set<string>;
}

export const nothingMade = (): Made => ({
  anyOrganisation: false,
  organisations: new Set(),
  users: new Map(),
  montages: new Set(),
  originals: new Map(),
  accounts: [],
  layouts: new Set(),
});

function textOf(json: unknown, name: string): string | undefined {
  const value =
    typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** By the operation and its success; an answer without an id is found by name when the run is over. */
export function note(made: Made, { operation, status, json }: Exchange, request: Request): void {
  if (status < 200 || status > 299) return;
  const id = textOf(json, 'id');
  const email = textOf(json, 'email') ?? textOf(request.json, 'email') ?? 'with an address that is none';
  if (operation.id === 'createOrganisation') made.anyOrganisation = true;
  if (operation.id === 'createOrganisation' && id !== undefined) made.organisations.add(id);
  if (operation.id === 'createUser' && id !== undefined) made.users.set(id, email);
  const makesMontage = operation.id === 'uploadDocuments' || operation.id === 'importMontage';
  if (makesMontage && id !== undefined) made.montages.add(id);
  if (operation.id === 'createAccount') made.accounts.push(email);
  if (operation.id === 'saveLayout' && id !== undefined) made.layouts.add(id);
}
