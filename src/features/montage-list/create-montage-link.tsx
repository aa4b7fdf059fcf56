import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function CreateMontageLink() {
  return <Button renderRoot={(props) => <Link to="/montage/create" {...props} />}>Create New Montage</Button>;
}
