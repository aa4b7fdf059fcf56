import { Link } from '@tanstack/react-router';
import { useIdentity } from '@/identity/identity-context';
import { useDemonstration } from '@/demonstration/demonstration';
import { useTrial } from '@/demonstration/trial';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame';
import { CredentialsForm } from './credentials-form';
import { useGoingOn } from './use-going-on';
import { useScreenAhead } from './use-screen-ahead';

interface SignInScreenProps {
  brandName: string;
  /** A path of this origin. */
  returnTo: string;
  /** Whether people may create accounts. */
  signUp: boolean;
}

export function SignInScreen({ brandName, returnTo, signUp }: SignInScreenProps) {
  const identity = useIdentity();
  const goOn = useGoingOn(returnTo);
  const loadAhead = useScreenAhead(returnTo);
  const demonstration = useDemonstration();
  const trial = useTrial();
  const accounts = demonstration?.accounts ?? trial?.accounts;

  return (
    <AccountFrame
      brandName={brandName}
      title="Sign in"
      links={
        <>
          <Link to="/forgot-password">Forgot your password?</Link>
          {signUp && <Link to="/signup">Sign up</Link>}
        </>
      }
    >
      <CredentialsForm
        action="Sign in"
        passwordHint="current-password"
        onTyping={loadAhead}
        onSubmit={async ({ email, password }) => {
          await identity.signIn(email, password);
          await goOn();
        }}
      >
        {(submit, busy) =>
          accounts && (
            <section className={styles.accounts} aria-labelledby="demonstration-accounts">
              <h2 className={styles.accountsTitle} id="demonstration-accounts">
                {demonstration ? 'Demonstration accounts' : 'Trial accounts'}
              </h2>
              {accounts.map(({ email, password, description }) => (
                <button
                  key={email}
                  type="button"
                  className={styles.account}
                  disabled={busy}
                  onClick={() => submit({ email, password })}
                >
                  {email}
                  <span>{description}</span>
                </button>
              ))}
            </section>
          )
        }
      </CredentialsForm>
    </AccountFrame>
  );
}
