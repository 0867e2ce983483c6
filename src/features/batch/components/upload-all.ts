import { api } from '../../../ui/calls/api.ts';
import { browserTransport } from '../../media/components/browser-transport.ts';
import { createPhotoSending, PhotoRefused } from '../../media/components/photo-sending.ts';
import type { addBatchRows } from '../contract.ts';

const lost = 'Spojení vypadlo, fotka nedorazila celá.';

/**
 * Uploads photos one after another to an album, or to the pile of a new batch; returns errors for those that
 * failed.
 */
export async function uploadAll(
  albumId: string | undefined,
  files: readonly File[],
  say: (note: string) => void,
): Promise<string[]> {
  const failures: string[] = [];
  let album = albumId;
  const open = async () =>
    (album ??= (await api<typeof addBatchRows>('post', '/account/batch/rows', { body: { rows: [] } })).pile
      .albumId);
  for (const [index, file] of files.entries()) {
    say(`Nahrávám fotku ${index + 1} z ${files.length}`);
    try {
      await createPhotoSending(browserTransport(open), file).run(() => undefined);
    } catch (problem) {
      failures.push(`${file.name}: ${problem instanceof PhotoRefused ? problem.message : lost}`);
    }
  }
  say(`Nahráno: ${files.length - failures.length}`);
  return failures;
}
