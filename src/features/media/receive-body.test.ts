import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpeg } from '../../../test/albums.ts';
import { heic } from '../../../test/specimens/photos.ts';
import { receiveBody } from './receive-body.ts';

let dir: string;
let picture: Buffer;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'receive-'));
  picture = await jpeg(200, 200);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const notAborted = new AbortController().signal;
const never = new Promise<never>(() => {});

/** Sends the pieces, and then ends, fails or stalls. */
function sender(pieces: Uint8Array[], then: 'end' | 'break' | 'silence' = 'end'): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const piece = left.shift();
      if (piece) return stream.enqueue(piece);
      if (then === 'silence') await never;
      if (then === 'break') return stream.error(new Error('connection reset'));
      stream.close();
    },
  });
}

describe('receiving a photo', () => {
  test('writes pieces of any size to the file in order', async () => {
    const path = join(dir, 'pieces');
    const pieces = [picture.subarray(0, 3), picture.subarray(3, 70), picture.subarray(70)];
    expect(
      await receiveBody(sender(pieces), { path, offset: 0, size: picture.length, signal: notAborted }),
    ).toBe('arrived');
    expect((await readFile(path)).equals(picture)).toBe(true);
  });

  test('keeps what arrived before a failure or a stall, and the rest can follow', async () => {
    const path = join(dir, 'rest');
    const common = { path, size: picture.length, signal: notAborted, idleMs: 30 };
    expect(await receiveBody(sender([picture.subarray(0, 100)], 'break'), { ...common, offset: 0 })).toBe(
      'cut-off',
    );
    expect(
      await receiveBody(sender([picture.subarray(100, 250)], 'silence'), { ...common, offset: 100 }),
    ).toBe('idle');
    expect((await readFile(path)).equals(picture.subarray(0, 250))).toBe(true);
    expect(await receiveBody(sender([picture.subarray(250)]), { ...common, offset: 250 })).toBe('arrived');
    expect((await readFile(path)).equals(picture)).toBe(true);
  });

  test('stops at once when aborted', async () => {
    const stop = new AbortController();
    const receiving = { path: join(dir, 'stop'), offset: 0, size: picture.length, signal: stop.signal };
    const outcome = receiveBody(sender([picture.subarray(0, 100)], 'silence'), receiving);
    stop.abort();
    expect(await outcome).toBe('cut-off');
  });

  test('never writes more than announced', async () => {
    const path = join(dir, 'more');
    const pieces = [picture.subarray(0, 100), picture.subarray(100)];
    expect(await receiveBody(sender(pieces), { path, offset: 0, size: 150, signal: notAborted })).toBe(
      'too-much',
    );
    expect((await readFile(path)).length).toBe(100);
  });

  test('detects a file that is not a photo by its first bytes, and stores none of the rest', async () => {
    const path = join(dir, 'page');
    const page = Buffer.from('<!doctype html>'.padEnd(80, ' '));
    const many = Array.from({ length: 50 }, () => Buffer.alloc(10_000, 1));
    const receiving = { path, offset: 0, size: 1_000_000, signal: notAborted };
    expect(await receiveBody(sender([page, ...many]), receiving)).toBe('not-an-image');
    expect((await readFile(path)).length).toBe(80);
    expect(await receiveBody(sender([heic()]), receiving)).toBe('heic');
  });
});
