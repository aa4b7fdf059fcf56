import { hasLogging } from './lookup';
import type { Formation, LoggingItem, LoggingRun, Montage, Risk, Section, WellTrajectory } from './montage';
import { entityKey, readUnread, unreadKey } from './unread';

interface Entity {
  readonly id: string;
}

/** An entity of the save body: new if it has no id. */
type Saved<E extends Entity> = Omit<E, 'id'> & { id?: string };

/** The server does not know blank and temporary ids. */
const isKnown = (id: string): boolean => id !== '' && !id.startsWith('temp-');

function asSaved<E extends Entity>({ id, ...fields }: E): Saved<E> {
  return isKnown(id) ? { id, ...fields } : fields;
}

/** The id of a new parent is omitted. */
const inSection = (id: string): { section_id?: string } => (isKnown(id) ? { section_id: id } : {});
const inLogging = (id: string): { logging_id?: string } => (isKnown(id) ? { logging_id: id } : {});

/**
 * Sends back what the server sent in fields of a different type, until the user changes the field, and what it sent in
 * fields that the contract does not have. Only these parts of a save may differ from the contract.
 */
function asServed({ unread, foreign }: Montage) {
  return <E extends Entity>(list: string, entity: E): E => {
    const kept = Object.entries(unread ? entity : {}).flatMap(([field, value]) => {
      const key = unreadKey(list, entity.id, field);
      const isUnchanged = unread && Object.hasOwn(unread, key) && value === readUnread(field, unread[key]);
      return isUnchanged ? [[field, unread[key]] as const] : [];
    });
    const others = foreign?.[entityKey(list, entity.id)];
    return kept.length > 0 || others ? { ...others, ...entity, ...Object.fromEntries(kept) } : entity;
  };
}

/** The body of a save: the contract's names, without fields that only the load shape has. */
export function savePayload(montage: Montage) {
  const kept = asServed(montage);
  /** Something other than an object goes back as it came. */
  const notAnItem = (list: string, section: Section) =>
    (montage.unread?.[unreadKey('sections_list', section.id, list)] ?? null) as null;
  const item = <E extends Entity>(list: string, entity: E | null, section: Section) =>
    entity ? asSaved(kept(list, entity)) : notAnItem(list, section);
  const formation = (one: Formation, section: Section) => {
    const { section_id: _, ...fields } = asSaved(kept('formations_list', one));
    return { ...fields, ...inSection(section.id) };
  };
  const run = (one: LoggingRun, programme: LoggingItem) => {
    const { logging_id: _, ...fields } = asSaved(kept('logging_runs_list', one));
    return { ...fields, ...inLogging(programme.id) };
  };

  /**
   * A deleted programme, which is an empty item with a blank id, is sent as null. Without an id it would be a new item:
   * the server would give it an id, and the deleted programme would come back empty. A programme that was created and
   * not yet filled in has a temporary id and is sent as new.
   */
  const logging = (one: LoggingItem | null, section: Section) => {
    if (!hasLogging(one)) return null;
    const { section_id: _, ...fields } = asSaved(kept('logging_item', one));
    const logging_runs_list = one.logging_runs_list.map((each) => run(each, one));
    return { ...fields, ...inSection(section.id), logging_runs_list };
  };

  const section = (one: Section) => {
    const {
      formations_list,
      casing_item,
      cement_item,
      mud_item,
      logging_item,
      pressure_test_item,
      drill_string_list: string,
      ...fields
    } = one;
    return {
      ...asSaved(kept('sections_list', fields)),
      formations: formations_list.map((each) => formation(each, one)),
      casing: item('casing_item', casing_item, one),
      cement: item('cement_item', cement_item, one),
      mud: item('mud_item', mud_item, one),
      logging: logging(logging_item, one),
      pressure_test: item('pressure_test_item', pressure_test_item, one),
      ...(string && {
        drill_string_list: string.map((piece) => asSaved(kept('drill_string_list', piece))),
      }),
    };
  };

  const trajectory = (one: WellTrajectory) => {
    const { stations_list, targets_list, ...fields } = one;
    return {
      ...asSaved(kept('trajectories_list', fields)),
      stations_list: stations_list.map((station) => asSaved(kept('stations_list', station))),
      targets_list: targets_list.map((target) => asSaved(kept('targets_list', target))),
    };
  };
  /** A new section has no id to refer to. */
  const risk = (one: Risk) => {
    const saved = asSaved(kept('risks_list', one));
    const index = montage.sections_list.findIndex(({ id }) => id === one.section_id);
    return index >= 0 && !isKnown(one.section_id ?? '')
      ? { ...saved, section_id: null, section_index: index }
      : saved;
  };
  // A list that the server does not keep is not sent.
  const {
    trajectories_list: trajectories,
    pressure_points_list: pressures,
    strength_tests_list: tests,
    risks_list: risks,
    risk_levels_list: levels,
  } = montage;

  return {
    ...montage.foreign?.[entityKey('', montage.id)],
    id: montage.id,
    sections: montage.sections_list.map(section),
    reservoirs: montage.reservoirs_list.map((one) => asSaved(kept('reservoirs_list', one))),
    top_line: montage.top_line_item && {
      ...asSaved(kept('top_line_item', montage.top_line_item)),
      well_heads: [...montage.top_line_item.well_heads],
    },
    plan_summaries: montage.plan_summaries_list.map((one) => asSaved(kept('plan_summaries_list', one))),
    ...(trajectories && { trajectories: trajectories.map(trajectory) }),
    ...(pressures && {
      pressure_points: pressures.map((one) => asSaved(kept('pressure_points_list', one))),
    }),
    ...(tests && { strength_tests: tests.map((one) => asSaved(kept('strength_tests_list', one))) }),
    ...(risks && { risks: risks.map(risk) }),
    ...(levels && { risk_levels: levels.map((one) => asSaved(kept('risk_levels_list', one))) }),
  };
}
