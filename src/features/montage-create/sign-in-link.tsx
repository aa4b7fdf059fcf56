import parts from './parts.module.css';

/** In a tab of its own, so that what was chosen and typed here stays. */
export function SignInLink() {
  return (
    <a className={parts.link} href="/login" target="_blank" rel="noopener">
      Sign in in a new tab
    </a>
  );
}
