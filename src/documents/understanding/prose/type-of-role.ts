import { CEMENT_TYPES } from '../vocabulary/slurry-lines';
import { ROLE_WORDS } from './slurry-values';
import { anyOf, wordOf } from './quantities';

const TYPE = new RegExp(
  `${wordOf(CEMENT_TYPES)}|${String.raw`(?<!\p{L})\p{Lu}\p{L}*(?:cem|zem|crete)(?!\p{L})`}`,
  'iu',
);
const ROLE = new RegExp(
  String.raw`^(?:${anyOf(ROLE_WORDS)})(?:\s(?:slurry|cement|schl\u00e4mme|zement|specie|sement))?(?![\p{L}\d])\s*[-:,(\u2013]?\s*`,
  'iu',
);

/** `Lead - Class G + 12 % gel`, `Tail (Class G)`, `Class A`: the composition of a slurry in the cell that names it; null if none is there. */
export function typeOfRole(cell: string): string | null {
  const rest = cell.trim().replace(ROLE, '').trim();
  const closed = /^[^()]*\)$/.test(rest) ? rest.slice(0, -1) : rest;
  return TYPE.test(closed) && /\s|\d/.test(closed.trim()) && !ONLY_ROLE.test(closed) ? closed.trim() : null;
}

const ONLY_ROLE = /^(?:\p{L}+\s)?(?:slurry|cement|zement|sement|schl\u00e4mme)$/iu;
