import type { Tables } from '@/backend/ports';
import type { DocumentSet, StoredLayout, StoredOrganisation, StoredUser } from '@/backend/records';
import { referToFiles } from './file-references';
import { generationTable } from './generation-table';
import { montageTable, versionTable } from './montage-tables';
import { recordTable, type Within } from './record-table';
import type { Schema } from './schema';
import { findUserIn } from './user-lookups';

const organisationOf = ({ name_key: _, ...organisation }: Schema['organisations']): StoredOrganisation =>
  organisation;

const userOf = ({ email_key: _, ...row }: Schema['users']): StoredUser => ({
  ...row,
  component_access: JSON.parse(row.component_access) as StoredUser['component_access'],
});

const layoutOf = ({ layout }: Schema['layouts']): StoredLayout => JSON.parse(layout) as StoredLayout;

function organisationTable(within: Within): Tables['organisations'] {
  return {
    ...recordTable<'organisations', StoredOrganisation>(
      within,
      'organisations',
      (one) => ({ ...one, name_key: one.name?.toLowerCase() ?? null }),
      organisationOf,
    ),
    async findByName(name) {
      const row = await within.db
        .selectFrom('organisations')
        .selectAll()
        .where('name_key', '=', name.toLowerCase())
        .executeTakeFirst();
      return row && organisationOf(row);
    },
  };
}

function userTable(within: Within): Tables['users'] {
  return {
    ...recordTable<'users', StoredUser>(
      within,
      'users',
      (user) => ({
        ...user,
        email_key: user.email?.toLowerCase() ?? null,
        component_access: JSON.stringify(user.component_access),
      }),
      userOf,
    ),
    async findByEmail(email) {
      const row = await (within.findUser ?? findUserIn(within))(email);
      return row && userOf(row);
    },
    async countIn(organisationId) {
      const { count } = await within.db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

function layoutTable(within: Within): Tables['layouts'] {
  return {
    ...recordTable<'layouts', StoredLayout>(
      within,
      'layouts',
      (layout) => ({
        id: layout.id,
        organisation_id: layout.organisation_id,
        layout: JSON.stringify(layout),
      }),
      layoutOf,
    ),
    async ofOrganisation(organisationId) {
      const rows = await within.db
        .selectFrom('layouts')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy('id')
        .execute();
      return rows.map(layoutOf);
    },
  };
}

function documentSetTable(within: Within): Tables['documentSets'] {
  const sets = recordTable<'document_sets', DocumentSet>(
    within,
    'document_sets',
    (set) => ({ ...set, files: JSON.stringify(set.files) }),
    (row) => ({ ...row, files: JSON.parse(row.files) as DocumentSet['files'] }),
  );
  return {
    find: sets.find,
    async put(set) {
      await sets.put(set);
      await referToFiles(within.db, set);
    },
  };
}

/** The tables within one `read` or `transaction`. Records were validated before they were stored, and are not once more. */
export function tablesOf(within: Within): Tables {
  return {
    montages: montageTable(within),
    versions: versionTable(within),
    generations: generationTable(within),
    documentSets: documentSetTable(within),
    layouts: layoutTable(within),
    users: userTable(within),
    organisations: organisationTable(within),
    audit: {
      add: async (entry) => void (await within.db.insertInto('audit').values(entry).execute()),
    },
  };
}
