import { z } from 'zod';
import { continueUpload, getUpload, orderPhotos, startUpload } from '../../features/media/contract.ts';
import { type ApiRefusal, callApi } from '../api-client.ts';
import { changeAlbum, readPhotoChange } from '../photos/change-album.ts';
import { requireUser } from '../signed-in.ts';
import type { Route } from './+types/upload';

/** How far an upload is: `?nahravani={upload id}`. */
export async function loader({ params: { albumId }, url, context }: Route.LoaderArgs) {
  requireUser(context, url);
  const uploadId = url.searchParams.get('nahravani') ?? '';
  return answer(await callApi(context, getUpload, { params: { albumId, uploadId } }));
}

const asked = z.union([
  z.object({ name: z.string().max(255), size: z.int().min(1) }),
  z.object({ photoIds: z.array(z.string()) }),
  z.object({ action: z.string() }),
]);

/**
 * The browser's way to an album: JSON announces a photo, orders the photos or presses a tool's button; any other
 * body is the bytes of an announced photo from `?od=` on.
 */
export async function action({ request, params: { albumId }, url, context }: Route.ActionArgs) {
  requireUser(context, url);
  const uploadId = url.searchParams.get('nahravani');
  if (uploadId) {
    const offset = Number(url.searchParams.get('od') ?? 0);
    const body = request.body ?? new Blob([]).stream();
    return answer(
      await callApi(context, continueUpload, { params: { albumId, uploadId }, query: { offset }, body }),
    );
  }
  const { data: wish } = asked.safeParse(await request.json().catch(() => undefined));
  if (wish && 'size' in wish)
    return answer(await callApi(context, startUpload, { params: { albumId }, body: wish }));
  if (wish && 'photoIds' in wish)
    return answer(await callApi(context, orderPhotos, { params: { albumId }, body: wish }));
  const change = wish && readPhotoChange(wish.action);
  return change ? answer(await changeAlbum(context, albumId, change)) : new Response(null, { status: 400 });
}

type Answer = { ok: true; data: unknown } | { ok: false; status: number; error: ApiRefusal };

/** The envelope of the API, for the browser's own code. */
function answer(given: Answer): Response {
  return given.ok
    ? Response.json({ data: given.data })
    : Response.json({ error: given.error }, { status: given.status });
}
