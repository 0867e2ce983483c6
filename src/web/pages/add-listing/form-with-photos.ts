import type { RouterContextProvider } from 'react-router';
import { errorCatalogue } from '../../../contract/errors.ts';
import {
  continueUpload,
  photoMaxBytes,
  photosPerUpload,
  startUpload,
} from '../../../features/media/contract.ts';
import { type FormFields, addField } from '../../../ui/forms/form-fields.ts';
import { type ApiRefusal, callApi } from '../../api-client.ts';
import { type FormPart, MalformedForm, multipartParts, multipartType } from '../../multipart.ts';
import { readForm, refuseMalformed } from '../../read-form.ts';

type Context = Readonly<RouterContextProvider>;

/** A refused photo; `name` is the name of its file. */
export type RefusedPhoto = { name: string; message: string };

/** The fields of a form; its photos are already stored in the album. */
export type FormWithPhotos = { fields: FormFields; taken: number; refusedPhotos: RefusedPhoto[] };

/**
 * Reads a form with at most five photos; each is stored as soon as it has arrived, in an album created for the
 * first.
 */
export async function readFormWithPhotos(
  request: Request,
  context: Context,
  openAlbum: () => Promise<string | undefined>,
): Promise<FormWithPhotos> {
  const sent: FormWithPhotos = { fields: {}, taken: 0, refusedPhotos: [] };
  const type = multipartType(request);
  if (!type || !request.body) return { ...sent, fields: await readForm(request) };
  try {
    for await (const part of multipartParts(request.body, type)) {
      if ('value' in part) addField(sent.fields, part.name, part.value);
      else if (part.fileName !== '') await takePhoto(context, await openAlbum(), part, sent);
    }
  } catch (problem) {
    if (problem instanceof MalformedForm) refuseMalformed();
    throw problem;
  }
  return sent;
}

type FilePart = Exclude<FormPart, { value: string }>;

export async function takePhoto(
  context: Context,
  albumId: string | undefined,
  part: FilePart,
  sent: FormWithPhotos,
  limit: number = photosPerUpload,
): Promise<void> {
  if (albumId === undefined) return;
  const name = part.fileName.slice(-255);
  const fail = ({ message }: Pick<ApiRefusal, 'message'>) => void sent.refusedPhotos.push({ name, message });
  if (sent.taken + sent.refusedPhotos.length >= limit) {
    return fail(errorCatalogue['too-many-attachments']);
  }
  const pieces = await piecesOf(part);
  if (!pieces) return fail(errorCatalogue['photo-too-large']);
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  if (size === 0) return fail(errorCatalogue['photo-not-an-image']);
  const started = await callApi(context, startUpload, { params: { albumId }, body: { name, size } });
  if (!started.ok) return fail(started.error);
  const uploaded = await callApi(context, continueUpload, {
    params: { albumId, uploadId: started.data.id },
    body: new Blob(pieces).stream(),
  });
  if (!uploaded.ok) return fail(uploaded.error);
  sent.taken += 1;
}

/**
 * The chunks of a photo, read completely because its size must be known; undefined when it exceeds the limit.
 */
async function piecesOf({ body }: FilePart): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size <= photoMaxBytes) pieces.push(new Uint8Array(piece));
    else pieces.length = 0;
  }
  return size <= photoMaxBytes ? pieces : undefined;
}
