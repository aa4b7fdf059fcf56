import type { Editor } from '../editor';

/** What a picture is shown by, once it is loaded and the model of the montage is made that it shows. */
export async function withModel<Loaded>(loading: Promise<Loaded>, editor: Editor): Promise<Loaded> {
  const [loaded, { prepareModel }] = await Promise.all([loading, import('./use-model')]);
  await prepareModel(editor);
  return loaded;
}
