import { errorMessage } from '@/api/error-message';
import { useGetMontageSuspense } from '@/api/generated/endpoints/montage/montage';
import { ErrorBox } from '@/ui/states';
import { MontageEditor } from './montage-editor';

export function MontageEditorScreen({ montageId }: { montageId: string }) {
  const { data, error } = useGetMontageSuspense(montageId);
  return (
    <MontageEditor
      montage={data}
      notice={error && <ErrorBox>Error loading montage. {errorMessage(error)}</ErrorBox>}
    />
  );
}
