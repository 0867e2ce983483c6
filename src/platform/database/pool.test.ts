import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { createPool } from './pool.ts';

test('a connection taken by a callback and released twice returns to the pool once', async () => {
  const { connection, log } = await testPlatform();
  const pool = createPool(connection, 2, log);
  const taken = Promise.withResolvers<() => void>();
  pool.connect((problem, _, release) => (problem ? taken.reject(problem) : taken.resolve(release)));
  const release = await taken.promise;
  release();
  release();
  expect({ all: pool.totalCount, idle: pool.idleCount }).toEqual({ all: 1, idle: 1 });
  await pool.end();
});
