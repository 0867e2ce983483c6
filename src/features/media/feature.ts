import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { orderPhotos, readAlbum, removePhoto, restorePhoto, turnPhoto } from './album.ts';
import * as contract from './contract.ts';
import { processPhoto } from './process-photo.ts';
import { fingerprintMissing } from './similar-photos.ts';
import { sweepMedia } from './sweep.ts';
import { continueUpload, getUpload, startUpload } from './uploads.ts';

function mediaRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getAlbum, ({ params }, { viewer }) =>
      readAlbum(platform.db, params.albumId, viewer.advertiserId),
    ),
    implement(contract.startUpload, ({ params, body }, { viewer, client }) =>
      startUpload(platform, { ...params, ...body, advertiserId: viewer.advertiserId, client }),
    ),
    implement(contract.getUpload, ({ params }, { viewer }) =>
      getUpload(platform, { ...params, advertiserId: viewer.advertiserId }),
    ),
    implement(contract.continueUpload, ({ params, query, body }, { viewer }) =>
      continueUpload(
        platform,
        { ...params, advertiserId: viewer.advertiserId },
        { offset: query.offset, body },
      ),
    ),
    implement(contract.orderPhotos, ({ params, body }, { viewer }) =>
      orderPhotos(platform, { ...params, ...body, advertiserId: viewer.advertiserId }),
    ),
    implement(contract.turnPhoto, ({ params }, { viewer }) =>
      turnPhoto(platform, { ...params, advertiserId: viewer.advertiserId }),
    ),
    implement(contract.removePhoto, ({ params }, { viewer }) =>
      removePhoto(platform, { ...params, advertiserId: viewer.advertiserId }),
    ),
    implement(contract.restorePhoto, ({ params }, { viewer }) =>
      restorePhoto(platform, { ...params, advertiserId: viewer.advertiserId }),
    ),
  ];
}

export function mediaJobs(platform: Platform) {
  return {
    'process-photo': ({ photoId }) => processPhoto(platform, photoId),
  } satisfies JobHandlers;
}

function mediaSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'sweep-media', cron: '17 * * * *', run: () => sweepMedia(platform) },
    {
      name: 'fingerprint-photos',
      cron: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *',
      run: () => fingerprintMissing(platform),
    },
  ];
}

export const mediaFeature: Feature = {
  contract,
  endpoints: mediaRoutes,
  jobs: mediaJobs,
  schedule: mediaSchedule,
};
