const granting = /^(has_?)?(access|permission)$|^(is_?)?(allowed|granted|authori[sz]ed|permitted)$/i;

/**
 * Whether the body of a successful access check says no: `false`, or `false` under a name that speaks of access. Any other
 * body grants it.
 */
export function deniesAccess(body: unknown): boolean {
  if (body === false) return true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, value]) => value === false && granting.test(name));
}
