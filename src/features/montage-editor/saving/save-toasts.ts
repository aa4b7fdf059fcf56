import { toast } from '../toast';

export const toastSaved = () => toast('green', 'Montage saved successfully!');
export const toastSaveFailed = (message: string) => toast('red', message);
