/**
 * The key for what the server sent in a field of a different type (`Montage.unread`).
 *
 * @param list the load shape's name of the list or the item: `formations_list`, `mud_item`.
 */
export const unreadKey = (list: string, id: string, field: string): string => `${list} ${id} ${field}`;
