import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: 'test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Loading the program anew for each file took half of the time; a test keeps no state in a module.
          isolate: false,
          // They wait for PostgreSQL half of their time.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
          // What comes, comes at once on a quiet machine; a busy one may take its time.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Each file starts the whole bazaar as its own process, and waits for the browser half of its time.
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: Math.max(2, Math.floor(availableParallelism() * 1.5)),
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
