import { Link, useRouter } from '@tanstack/react-router';
import { errorMessage } from '@/api/error-message';
import { useCreateAccount } from '@/api/generated/endpoints/auth/auth';
import { useIdentity } from '@/identity/identity-context';
import { AccountFrame } from './account-frame';
import { CredentialsForm } from './credentials-form';

const minimumPasswordLength = 6;

export function SignUpScreen({ brandName }: { brandName: string }) {
  const identity = useIdentity();
  const router = useRouter();
  const createAccount = useCreateAccount();

  return (
    <AccountFrame
      brandName={brandName}
      title="Create account"
      links={
        <span>
          Already have an account? <Link to="/login">Sign in</Link>
        </span>
      }
    >
      <CredentialsForm
        action="Sign up"
        passwordHint="new-password"
        minimumPasswordLength={minimumPasswordLength}
        describeFailure={errorMessage}
        onSubmit={async ({ email, password }) => {
          await createAccount.mutateAsync({ data: { email, password } });
          await identity.signIn(email, password);
          await router.navigate({ to: '/', replace: true });
        }}
      />
    </AccountFrame>
  );
}
