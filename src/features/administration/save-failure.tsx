import { needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorBox } from '@/ui/states';
import styles from './form-dialog.module.css';

interface SaveFailureProps {
  title: string;
  error: unknown;
}

/** Shown in the dialog whose change failed; the dialog keeps the input. */
export function SaveFailure({ title, error }: SaveFailureProps) {
  return (
    <ErrorBox>
      <strong className={styles.failure}>{title}</strong>
      <span className={styles.reason} dir="auto">
        {errorMessage(error)}
      </span>
      {needsSignIn(error) && (
        <span className={styles.signIn}>
          <SignInAgain inNewTab />
        </span>
      )}
    </ErrorBox>
  );
}
