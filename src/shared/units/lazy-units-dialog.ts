import { lazyDialog } from '@/ui/lazy-dialog';

export const UnitsDialog = lazyDialog({ title: 'Units', what: 'The units' }, () => import('./units-dialog'));
