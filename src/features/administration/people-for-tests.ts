import type { ComponentName, Organisation, User } from '@/api/generated/model';

const grants = (...names: ComponentName[]) => names.map((name) => ({ id: `access-${name}`, name }));

export const oneOrganisation: Organisation[] = [
  { id: 'org-1', name: 'Aurora Energy', created_time: '2025-11-04T12:00:00Z' },
];

export const oneUser: User[] = [
  {
    id: 'user-1',
    email: 'admin@example.com',
    organisation: { id: 'org-1', name: 'Aurora Energy' },
    component_access: grants('user_management', 'montage'),
  },
];

export const manyOrganisations = (count: number): Organisation[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `org-${index}`,
    name: `Basin Operator ${String(index + 1).padStart(3, '0')}`,
    created_time: new Date(Date.UTC(2020, 0, 1 + index, 12)).toISOString(),
  }));

/** As a server would list them, by email. */
export function manyUsers(count: number): User[] {
  const organisations = manyOrganisations(250);
  return Array.from({ length: count }, (_, index) => {
    const organisation = organisations[index % organisations.length];
    return {
      id: `user-${index}`,
      email: `person.${String(index + 1).padStart(5, '0')}@example.com`,
      organisation: organisation ? { id: organisation.id, name: organisation.name } : null,
      component_access: index % 7 === 0 ? grants('user_management', 'montage') : grants('montage'),
    };
  });
}

/** Organisations and users that are called by these texts. */
export const organisationsCalled = (texts: readonly string[]): Organisation[] =>
  texts.map((name, index) => ({ id: `org-${index}`, name, created_time: '2025-11-04T12:00:00Z' }));

export const usersCalled = (texts: readonly string[]): User[] =>
  texts.map((text, index) => ({
    id: `user-${index}`,
    email: text,
    organisation: { id: `org-${index}`, name: text },
    component_access: grants('montage'),
  }));
