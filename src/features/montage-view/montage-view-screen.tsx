import { errorMessage } from '@/api/error-message';
import { useGetMontageSuspense } from '@/api/generated/endpoints/montage/montage';
import { ErrorBox } from '@/ui/states';
import { MontageView } from './montage-view';

export function MontageViewScreen({ montageId }: { montageId: string }) {
  const { data, error } = useGetMontageSuspense(montageId);
  return (
    <MontageView
      montage={data}
      notice={error && <ErrorBox>Error loading montage. {errorMessage(error)}</ErrorBox>}
    />
  );
}
