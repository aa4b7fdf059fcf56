import { createFileRoute } from '@tanstack/react-router';
import { AdministrationScreen } from '@/features/administration/administration-screen';
import { readUsersPage, type UsersPage } from '@/features/administration/users-page';

export const Route = createFileRoute('/_signed-in/user')({
  validateSearch: (search: Record<string, unknown>): Partial<UsersPage> => readUsersPage(search),
  // Its dialogs are forms, and what is typed in one is nowhere else.
  staticData: { footer: true, holdsWork: () => document.querySelector('dialog[open]') !== null },
  head: ({ match }) => ({ meta: [{ title: `Manage Users · ${match.context.brandName}` }] }),
  component: Administration,
});

function Administration() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdministrationScreen
      page={page}
      onPageChange={(next) => void navigate({ search: { page: next }, resetScroll: false })}
    />
  );
}
