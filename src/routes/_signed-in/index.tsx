import { createFileRoute } from '@tanstack/react-router';
import { ModuleChooser } from '@/features/modules/module-chooser';

export const Route = createFileRoute('/_signed-in/')({
  staticData: { footer: true },
  head: ({ match }) => ({ meta: [{ title: `Modules · ${match.context.brandName}` }] }),
  component: ModuleChooser,
});
