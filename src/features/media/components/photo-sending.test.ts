import { expect, test } from 'vitest';
import type { Photo, Upload } from '../contract.ts';
import { PhotoRefused, type PhotoTransport, createPhotoSending } from './photo-sending.ts';

const photo: Photo = {
  id: '00000000-0000-4000-8000-000000000001',
  position: 0,
  state: 'processing',
  width: 10,
  height: 10,
  placeholder: '',
  preview: '/fotky/a.webp',
  avif: [],
  webp: [],
};
const file = new File([new Uint8Array(1000)], 'hul.jpg');
const connection = {
  offline: () => false,
  backOnline: () => Promise.resolve(),
  pause: () => Promise.resolve(),
};

/** A fake server that accepts `arrives[n]` bytes of the n-th request, then drops the connection. */
function server(arrives: number[]) {
  const offsets: number[] = [];
  let received = 0;
  let started = 0;
  const view = (): Upload => ({ id: 'u', size: 1000, received, ...(received === 1000 ? { photo } : {}) });
  const transport: PhotoTransport = {
    start: async () => {
      started += 1;
      return view();
    },
    stand: async () => view(),
    send: async (_, offset, bytes, onSent) => {
      offsets.push(offset);
      const got = Math.min(bytes.size, arrives.shift() ?? bytes.size);
      received = offset + got;
      onSent(got);
      if (got < bytes.size) throw new TypeError('Failed to fetch');
      return view();
    },
  };
  return { transport, offsets, starts: () => started };
}

test('resumes after a lost connection from what has arrived', async () => {
  const { transport, offsets, starts } = server([300, 200]);
  const parts: number[] = [];
  await expect(
    createPhotoSending(transport, file, connection).run((part) => parts.push(part)),
  ).resolves.toEqual(photo);
  expect(offsets).toEqual([0, 300, 500]);
  expect(starts()).toBe(1);
  expect(parts).toEqual([0.3, 0.5, 1]);
});

test('gives up when the connection stays lost, and a retry resumes', async () => {
  const { transport, offsets, starts } = server([100, 100, 100, 100]);
  const sending = createPhotoSending(transport, file, connection);
  await expect(sending.run(() => {})).rejects.toThrow('Failed to fetch');
  await expect(sending.run(() => {})).resolves.toEqual(photo);
  expect(offsets).toEqual([0, 100, 200, 300, 400]);
  expect(starts()).toBe(1);
});

test('a refused photo is not sent again', async () => {
  const { transport, offsets } = server([]);
  transport.send = (_, offset) => {
    offsets.push(offset);
    return Promise.reject(new PhotoRefused('Tohle není fotka.'));
  };
  await expect(createPhotoSending(transport, file, connection).run(() => {})).rejects.toThrow(
    'Tohle není fotka.',
  );
  expect(offsets).toEqual([0]);
});

test('waits while offline without giving up, and resumes once the connection is back', async () => {
  const { transport, offsets } = server([100, 0, 0, 0, 0, 0]);
  let outages = 5;
  const away = { ...connection, offline: () => outages > 0, backOnline: async () => (outages -= 1) };
  await expect(createPhotoSending(transport, file, away).run(() => {})).resolves.toEqual(photo);
  expect(offsets).toEqual([0, 100, 100, 100, 100, 100, 100]);
});
