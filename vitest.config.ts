import { defineConfig } from 'vitest/config';

/** Units need nothing; the server's tests need a database; the project's own need the built app. */
export default defineConfig({
  test: {
    // Two cores: more workers than that only make slow tests slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Pure code has nothing to keep apart.
          isolate: false,
          pool: 'threads',
          include: ['engine/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.ts', 'cli/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/db/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'project',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
