import type { SlurryFact } from '../../facts';

interface SlurryRole {
  role: SlurryFact['role'];
  /** In a row of a table, anywhere in its text. */
  pattern: RegExp;
  /** In a heading above or before the columns of one slurry. */
  names: string[];
}

/** The names of the slurries of a cement job, in the order of the search. */
export const SLURRY_ROLES: readonly SlurryRole[] = [
  {
    role: 'top_fill',
    pattern:
      /top[\s_-]?(fill|up|out|job)|auff(ü|ue)ll|nachf(ü|ue)ll|opvul|etterfyll|compl[ée]ment (?:de|par)|anillo superficial|riempimento anulare|complemento de cimenta/i,
    names: [
      'top fill',
      'topfill',
      'top up',
      'top job',
      'auffüllung',
      'opvulling',
      'etterfylling',
      'top job annulaire',
    ],
  },
  { role: 'liner', pattern: /liner/i, names: ['liner slurry', 'linerslurry', 'linercement', 'liner'] },
  {
    role: 'lead',
    pattern:
      /lead|vorlauf|f(ü|ue)llzement|kopfschl(ä|ae)mme|voorloop|voorslurry|(?:kop|vul)(?:specie|cement)|forslurry|hodeslurry|(?:laitier|coulis)(?: de)? (?:t[êe]te|remplissage)|^\s*t[êe]te\b|(?:lechada|cemento)(?: de)? (?:relleno|llenado|cabeza|avance)|(?:lechada|cemento)(?: de)? (?:inicial|l[íi]der|punta)|^\s*(?:relleno|llenado|cabeza|inicial|l[íi]der|avance)\b|(?:pasta|calda)(?: de)? (?:cabe[çc]a|enchimento|leve)|(?:malta|cemento)(?: di)? (?:testa|riempimento|leggera)/i,
    names: [
      'lead slurry',
      'lead cement',
      'leadcement',
      'leadschlämme',
      'leadzement',
      'leadslurry',
      'leadsement',
      'lead',
      'vorlaufzement',
      'vorlaufschlämme',
      'vorlauf',
      'füllschlämme',
      'füllzement',
      'kopfschlämme',
      'voorloop',
      'voorslurry',
      'kopspecie',
      'kopcement',
      'vulspecie',
      'vulcement',
      'forslurry',
      'hodeslurry',
      'laitier de tête',
      'laitier tête',
      'laitier de remplissage',
      'tête',
      'lechada de relleno',
      'lechada de llenado',
      'lechada de cabeza',
      'lechada lead',
      'relleno',
      'llenado',
      'lechada inicial',
      'lechada lider',
      'pasta de cabeça',
      'pasta de enchimento',
      'pasta leve',
      'pasta lead',
      'malta di testa',
      'malta lead',
      'malta di riempimento',
    ],
  },
  {
    role: 'tail',
    pattern:
      /tail|nachlauf|schuhschl(ä|ae)mme|endschl(ä|ae)mme|schlu(ß|ss)(?:schl(?:ä|ae)mme|zement)|fu(ß|ss)schl(ä|ae)mme|staart|haleslurry|etterslurry|(?:laitier|coulis)(?: de| du)? (?:queue|pied|sabot)|^\s*(?:queue|pied)\b|(?:lechada|cemento)(?: de)? (?:amarre|cola)|schuhzement|endzement|haupt(?:schl(?:ä|ae)mme|zement)|(?:lechada|cemento|laitier|coulis)(?: de)? (?:principal|final)|(?:^|\()\s*(?:amarre|cola|queue|principal|main slurry)\b|(?:pasta|calda)(?: de)? (?:cauda|principal)|(?:malta|cemento)(?: di)? (?:coda|scarpa|principale)/i,
    names: [
      'tail slurry',
      'tail cement',
      'tailcement',
      'tailschlämme',
      'tailzement',
      'tailslurry',
      'tailsement',
      'tail',
      'nachlaufzement',
      'nachlaufschlämme',
      'nachlauf',
      'schuhschlämme',
      'endschlämme',
      'schlussschlämme',
      'schlusszement',
      'staartspecie',
      'staartslurry',
      'staartcement',
      'staart',
      'haleslurry',
      'etterslurry',
      'laitier de queue',
      'laitier queue',
      'laitier de pied',
      'queue',
      'lechada de amarre',
      'lechada de cola',
      'lechada tail',
      'amarre',
      'cola',
      'lechada principal',
      'principal',
      'schuhzement',
      'endzement',
      'fußschlämme',
      'hauptschlämme',
      'hauptzement',
      'pasta de cauda',
      'pasta principal',
      'pasta tail',
      'malta di coda',
      'malta tail',
    ],
  },
];

export function slurryRole(words: string): SlurryFact['role'] | null {
  return SLURRY_ROLES.find(({ pattern }) => pattern.test(words))?.role ?? null;
}
