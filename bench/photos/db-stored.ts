import { sql } from 'kysely';
import { findOrCreateAdvertiser } from '../../src/features/accounts/index.ts';
import { type Fingerprint, keysOf, keyedLength, windowLength } from '../../src/features/media/fingerprint.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { chances } from '../../test/stock.ts';

const batch = 1_000;

/**
 * Adds albums of one photo each. Each fingerprint is that of a real picture, modified by the difference of two
 * other real ones, so that similarities within and between photos are realistic.
 */
export async function addFingerprints(
  platform: Platform,
  samples: readonly Fingerprint[],
  { count, lookups }: { count: number; lookups: number },
): Promise<{ windows: Uint32Array[]; bytes: number }> {
  const { db, ids, clock } = platform;
  const owner = (await findOrCreateAdvertiser(db, platform, { email: 'owner@example.invalid' })).id;
  const now = clock.now();
  const chance = chances(11);
  const pick = (): Fingerprint => {
    const sample = samples[Math.floor(chance() * samples.length)];
    if (!sample) throw new Error('There are no pictures to mix');
    return sample;
  };
  const windows: Uint32Array[] = [];
  for (let done = 0; done < count; done += batch) {
    const made = Array.from({ length: batch }, () => {
      const [one, other] = [pick().windows, pick().windows];
      const mixed = pick().windows.map((word, at) => {
        const column = at % windowLength;
        return word ^ (one[column] ?? 0) ^ (other[column] ?? 0);
      });
      return { id: ids.uuid(), windows: mixed };
    });
    const each = {
      state: 'ready' as const,
      content_hash: '',
      source_key: '',
      preview_key: '',
      placeholder: '',
    };
    await db
      .insertInto('albums')
      .values(made.map(({ id }) => ({ id, advertiser_id: owner, created_at: now })))
      .execute();
    await db
      .insertInto('photos')
      .values(
        made.map(({ id }) => ({
          ...each,
          id,
          album_id: id,
          position: 0,
          width: 800,
          height: 600,
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('photo_fingerprints')
      .values(
        made.map(({ id, windows: mixed }) => ({
          photo_id: id,
          windows: Buffer.from(mixed.buffer),
          keys: keysOf(mixed.subarray(0, keyedLength)),
        })),
      )
      .execute();
    windows.push(...made.slice(0, Math.ceil((lookups * batch) / count)).map((photo) => photo.windows));
  }
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('photo_fingerprints')::float8 as bytes`.execute(db);
  return { windows, bytes: rows[0]?.bytes ?? 0 };
}
