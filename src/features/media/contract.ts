import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** At most 5 photos per upload, by the specification; 10 photos of up to 15 MB per listing, by decision. */
export const photosPerUpload = 5;
export const photosPerAlbum = 10;
export const photoMaxBytes = 15 * 1024 * 1024;
export const photoMaxPixels = 50_000_000;
export const avifMaxPixels = 16_000_000;
export const photoWidths = [320, 640, 1024, 1600] as const;

const source = z.object({ width: z.int(), url: z.string() });

/** What a page needs to show one photo; `sources` is empty until the widths are made. */
export const photo = z
  .object({
    id: z.uuid(),
    position: z.int(),
    state: z.enum(['processing', 'ready', 'failed']),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    preview: z.string(),
    avif: z.array(source),
    webp: z.array(source),
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof photo>;

export const album = z.object({ id: z.uuid(), photos: z.array(photo) }).meta({ id: 'Album' });
export type Album = z.output<typeof album>;

export const upload = z
  .object({ id: z.uuid(), size: z.int(), received: z.int(), photo: photo.optional() })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof upload>;

const albumId = z.object({ albumId: z.uuid() });
const photoId = albumId.extend({ photoId: z.uuid() });
const uploadId = albumId.extend({ uploadId: z.uuid() });

const refusedPictures = [
  'photo-not-an-image',
  'photo-broken',
  'photo-too-large',
  'photo-too-many-pixels',
  'photo-avif-too-many-pixels',
  'photo-heic',
  'photo-limit-reached',
] as const;

export const getAlbum = operation('get', '/albums/{albumId}', {
  summary: 'Fotky vlastního alba v jejich pořadí; první je hlavní.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: albumId,
  data: album,
  errors: ['not-found'],
});

export const startUpload = operation('post', '/albums/{albumId}/uploads', {
  summary: 'Ohlásit jednu fotku; její bajty přijdou potom a po přerušeném spojení se v nich dá pokračovat.',
  audience: 'advertiser',
  status: 201,
  params: albumId,
  body: z.object({ name: z.string().max(255), size: z.int().min(1) }),
  data: upload,
  errors: ['not-found', 'photo-too-large', 'photo-limit-reached', 'photo-quota-reached'],
});

export const getUpload = operation('get', '/albums/{albumId}/uploads/{uploadId}', {
  summary: 'Kolik bajtů už dorazilo, aby bylo jasné, odkud pokračovat.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: uploadId,
  data: upload,
  errors: ['not-found'],
});

export const continueUpload = operation('put', '/albums/{albumId}/uploads/{uploadId}', {
  summary: 'Poslat bajty od pozice `offset`. V odpovědi na poslední z nich je fotka.',
  audience: 'advertiser',
  params: uploadId,
  query: z.object({ offset: z.coerce.number().int().min(0).default(0) }),
  body: 'stream',
  data: upload,
  errors: ['not-found', 'request-timeout', 'photo-not-stored', ...refusedPictures],
});

export const orderPhotos = operation('put', '/albums/{albumId}/order', {
  summary: 'Seřadit fotky; každá fotka alba musí být v pořadí právě jednou.',
  audience: 'advertiser',
  params: albumId,
  body: z.object({ photoIds: z.array(z.uuid()).min(1).max(photosPerAlbum) }),
  data: album,
  errors: ['not-found'],
});

export const turnPhoto = operation('post', '/albums/{albumId}/photos/{photoId}/turn', {
  summary: 'Otočit fotku o 90 stupňů po směru hodin.',
  audience: 'advertiser',
  params: photoId,
  data: album,
  errors: ['not-found'],
});

export const removePhoto = operation('delete', '/albums/{albumId}/photos/{photoId}', {
  summary: 'Odebrat fotku; den se dá vrátit.',
  audience: 'advertiser',
  params: photoId,
  data: album,
  errors: ['not-found', 'photo-required'],
});

export const restorePhoto = operation('post', '/albums/{albumId}/photos/{photoId}/restore', {
  summary: 'Vrátit odebranou fotku na její místo.',
  audience: 'advertiser',
  params: photoId,
  data: album,
  errors: ['not-found', 'photo-limit-reached'],
});
