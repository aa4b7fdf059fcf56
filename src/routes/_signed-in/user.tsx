import { createFileRoute } from '@tanstack/react-router';
import { AdministrationPlaceholder } from '@/features/administration/administration-placeholder';

export const Route = createFileRoute('/_signed-in/user')({
  staticData: { footer: true },
  head: ({ match }) => ({ meta: [{ title: `Manage Users · ${match.context.brandName}` }] }),
  component: AdministrationPlaceholder,
});
