import { Link } from '@tanstack/react-router';
import { EmptyPanel } from '@/ui/states';
import { AccountFrame } from './account-frame';

/** Says plainly that a password can't be reset here yet, and who can help. */
export function PasswordHelpPlaceholder({ brandName }: { brandName: string }) {
  return (
    <AccountFrame
      brandName={brandName}
      title="Forgot your password?"
      links={<Link to="/login">Back to login</Link>}
    >
      <EmptyPanel title="Resetting a password is not available here yet">
        Ask your administrator for a new one.
      </EmptyPanel>
    </AccountFrame>
  );
}
