import type { KickField } from './catalogue';
import type { Section } from './montage';

/** What the kick tolerance of a section is computed from, which a server may not keep. */

/** No assumption and no string. */
export const noKick = {
  kick_pore_gradient: null,
  kick_intensity: null,
  influx_gradient: null,
  kick_margin: null,
  drill_string_list: [],
} as const satisfies Pick<Section, KickField | 'drill_string_list'>;

/** Whether the server keeps drill strings and the assumptions of kick tolerances: it then answers them with every section. */
export const keepsKicks = (sections: readonly Section[]): boolean =>
  sections.some(({ drill_string_list }) => drill_string_list !== undefined);
