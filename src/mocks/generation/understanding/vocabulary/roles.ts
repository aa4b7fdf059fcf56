import type { SlurryFact } from '../../facts';

interface SlurryRole {
  role: SlurryFact['role'];
  /** As a row of a table says it, anywhere in its text. */
  pattern: RegExp;
  /** As a heading says it that stands over or before the columns of one slurry. */
  names: string[];
}

/** How documents name the slurries of a cement job, in the order in which they are looked for. */
export const SLURRY_ROLES: readonly SlurryRole[] = [
  {
    role: 'top_fill',
    pattern: /top[\s_-]?(fill|up|out|job)|auff(ü|ue)ll|nachf(ü|ue)ll|opvul/i,
    names: ['top fill', 'topfill', 'top up', 'top job', 'auffüllung', 'opvulling'],
  },
  { role: 'liner', pattern: /liner/i, names: ['liner slurry', 'liner'] },
  {
    role: 'lead',
    pattern: /lead|vorlauf|f(ü|ue)llzement|kopfschl(ä|ae)mme|voorloop|kopspecie/i,
    names: [
      'lead slurry',
      'lead cement',
      'lead',
      'vorlaufschlämme',
      'vorlauf',
      'füllschlämme',
      'kopfschlämme',
      'voorloop',
      'kopspecie',
    ],
  },
  {
    role: 'tail',
    pattern: /tail|nachlauf|schuhschl(ä|ae)mme|endschl(ä|ae)mme|fu(ß|ss)schl(ä|ae)mme|staart/i,
    names: [
      'tail slurry',
      'tail cement',
      'tail',
      'nachlaufschlämme',
      'nachlauf',
      'schuhschlämme',
      'endschlämme',
      'staartspecie',
      'staart',
    ],
  },
];

export function slurryRole(words: string): SlurryFact['role'] | null {
  return SLURRY_ROLES.find(({ pattern }) => pattern.test(words))?.role ?? null;
}
