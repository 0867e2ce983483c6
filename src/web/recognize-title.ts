import type { RecognizeTitle } from '../features/listings/components/form/title-recognition.tsx';
import type { recognizeListing } from '../features/recognition/contract.ts';
import { api } from '../ui/calls/api.ts';

/** What a title says, while somebody types it; in the browser only. */
export const recognizeInBrowser: RecognizeTitle = async (title, category, signal) => {
  const body = { text: title.slice(0, 100), category: category.slice(0, 60) };
  const { values } = await api<typeof recognizeListing>('post', '/listing-recognitions', { body, signal });
  return values;
};
