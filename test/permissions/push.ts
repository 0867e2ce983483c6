import { type Rows, anybody, signedInOnes } from './row.ts';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

export const pushRows: Rows = {
  getPushKey: anybody(),
  startPush: signedInOnes(({ platform }) => ({
    body: { endpoint: `https://fcm.googleapis.com/fcm/send/${platform.ids.uuid()}`, ...keys },
  })),
  endPush: signedInOnes(() => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' } })),
};
