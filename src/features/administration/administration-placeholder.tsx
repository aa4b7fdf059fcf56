import { Page } from '@/ui/page';
import { EmptyPanel } from '@/ui/states';

/** Says plainly what will stand here, so that nobody looks for it. */
export function AdministrationPlaceholder() {
  return (
    <Page title="Manage Users">
      <EmptyPanel title="Organisations and users cannot be managed here yet">
        Organisation Management and the User Management Hub are being built. Until then access is granted on
        the server.
      </EmptyPanel>
    </Page>
  );
}
