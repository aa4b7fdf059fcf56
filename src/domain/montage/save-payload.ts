import { hasLogging } from './lookup';
import type { LoggingItem, Montage, Section } from './montage';

/** An entity of the save body: without an id it is new. */
type Saved<E extends { readonly id: string }> = Omit<E, 'id'> & { id?: string };

/** A blank id and a temporary one name nothing that the server knows. */
function asSaved<E extends { readonly id: string }>({ id, ...fields }: E): Saved<E> {
  return id === '' || id.startsWith('temp-') ? fields : { id, ...fields };
}

function savedWithout<E extends { readonly id: string }, Owner extends keyof E>(
  entity: E,
  owner: Owner,
): Omit<Saved<E>, Owner> {
  const { [owner]: _, ...rest } = asSaved(entity) as Saved<E> & Record<Owner, unknown>;
  return rest;
}

/**
 * A deleted programme, which is an empty item with a blank id, is sent as null. Sent as an empty item without an id it would
 * be a new one: the server would give it an id, and the programme that was deleted would be there again, empty. A programme
 * that was created and not yet filled in has a temporary id and is sent as the new one that it is.
 */
const savedLogging = (item: LoggingItem | null) =>
  hasLogging(item)
    ? {
        ...savedWithout(item, 'section_id'),
        logging_runs_list: item.logging_runs_list.map((run) => savedWithout(run, 'logging_id')),
      }
    : null;

function savedSection(section: Section) {
  const { formations_list, casing_item, cement_item, mud_item, logging_item, pressure_test_item, ...fields } =
    section;
  return {
    ...asSaved(fields),
    formations: formations_list.map((formation) => savedWithout(formation, 'section_id')),
    casing: casing_item && asSaved(casing_item),
    cement: cement_item && asSaved(cement_item),
    mud: mud_item && asSaved(mud_item),
    logging: savedLogging(logging_item),
    pressure_test: pressure_test_item && asSaved(pressure_test_item),
  };
}

/** The body of a save: the contract's own names, and nothing of the load shape that the contract does not know there. */
export const savePayload = (montage: Montage) => ({
  id: montage.id,
  sections: montage.sections_list.map(savedSection),
  reservoirs: montage.reservoirs_list.map(asSaved),
  top_line: montage.top_line_item && {
    ...asSaved(montage.top_line_item),
    well_heads: [...montage.top_line_item.well_heads],
  },
  plan_summaries: montage.plan_summaries_list.map(asSaved),
});
