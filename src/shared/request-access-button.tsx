import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';

interface RequestAccessButtonProps {
  /** Of the user; absent while it is unknown. */
  email: string | undefined;
  /** The modules that the user asks for, by name. */
  modules: string;
}

/** Opens a mail to the administrator, if the server gives an address. */
export function RequestAccessButton({ email, modules }: RequestAccessButtonProps) {
  const { administratorEmail, brandName } = useRouter().options.context;
  if (!administratorEmail || !email) return null;
  const subject = encodeURIComponent(`${brandName}: access for ${email}`);
  const body = encodeURIComponent(
    `Please give my account ${email} access to ${modules}.\n\n${location.origin}\n`,
  );
  return (
    <Button component="a" href={`mailto:${administratorEmail}?subject=${subject}&body=${body}`}>
      Ask for access
    </Button>
  );
}
