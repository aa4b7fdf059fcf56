import type { ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { StoredOrganisation, StoredUser } from '@/backend/records';
import type { Clock } from '@/backend/ports';

const dayMs = 24 * 60 * 60_000;

export function seededOrganisations(clock: Clock): StoredOrganisation[] {
  const names: [string, number][] = [
    ['Aurora Energy', 118],
    ['Lowland Drilling', 96],
    ['Meridian Well Services', 61],
    ['Polder Geothermal', 12],
  ];
  return names.map(([name, ageDays], index) => ({
    id: `org-${index + 1}`,
    name,
    created_time: new Date(clock.now() - ageDays * dayMs).toISOString(),
  }));
}

const both: ComponentName[] = ['montage', 'user_management'];
const montage: ComponentName[] = ['montage'];

/** More than one page of them, and one of each kind: with every access, with some, with none, without organisation. */
const people: [email: string, organisation: string | null, access: ComponentName[]][] = [
  ['admin@example.com', 'org-1', both],
  ['engineer@example.com', 'org-1', montage],
  ['newcomer@example.com', null, []],
  ['anna.dekker@example.com', 'org-1', montage],
  ['bram.visser@example.com', 'org-1', montage],
  ['carla.smit@example.com', 'org-2', montage],
  ['daan.mulder@example.com', 'org-2', montage],
  ['eva.bos@example.com', 'org-2', ['user_management']],
  ['femke.vos@example.com', 'org-3', montage],
  ['gijs.peters@example.com', 'org-3', []],
  ['hanna.meijer@example.com', 'org-3', both],
  ['ivo.koning@example.com', 'org-1', montage],
  ['jet.hoekstra@example.com', 'org-2', []],
];

export function seededUsers(): StoredUser[] {
  return people.map(([email, organisation_id, access], index) => ({
    id: `user-${index + 1}`,
    email,
    organisation_id,
    component_access: access.map((name) => ({ id: `access-${index + 1}-${name}`, name })),
  }));
}
