import { createFileRoute } from '@tanstack/react-router';
import { AdministrationScreen } from '@/features/administration/administration-screen';
import { readUsersQuery, type UsersQuery } from '@/features/administration/users-query';

export const Route = createFileRoute('/_signed-in/user')({
  validateSearch: (search: Record<string, unknown>): Partial<UsersQuery> => readUsersQuery(search),
  // Its dialogs are forms, and what is typed in one is nowhere else.
  staticData: { footer: true, holdsWork: () => document.querySelector('dialog[open]') !== null },
  head: ({ match }) => ({ meta: [{ title: `Manage Users · ${match.context.brandName}` }] }),
  component: Administration,
});

function Administration() {
  const { page = 1, ...others } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdministrationScreen
      query={{ page, ...others }}
      onQueryChange={(changed) =>
        void navigate({ search: { page, ...others, ...changed }, resetScroll: false })
      }
    />
  );
}
