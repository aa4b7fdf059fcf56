import type { Editor } from '../editor';

/** A loaded picture together with the model that it shows. */
export async function withModel<Loaded>(loading: Promise<Loaded>, editor: Editor): Promise<Loaded> {
  const [loaded, { prepareModel }] = await Promise.all([loading, import('./use-model')]);
  await prepareModel(editor);
  return loaded;
}
