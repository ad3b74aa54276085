import { defineConfig } from 'vitest/config';

/**
 * Units need nothing. Readings draft whole dictations, and thousands of judged and generated ones run long: both take
 * more time than a quick check may. The server's tests need a database; the project's own need the built app.
 */
export default defineConfig({
  test: {
    // Two cores: more workers than that only make slow tests slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['scripts/same-chance.ts'],
          // Judged sets take their time on a busy machine.
          testTimeout: 60_000,
          // Pure code has nothing to keep apart.
          isolate: false,
          pool: 'threads',
          include: ['engine/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.ts', 'cli/**/*.test.ts'],
          exclude: ['engine/transcript/job/**', '**/*.{generated,long}.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'readings',
          testTimeout: 60_000,
          isolate: false,
          pool: 'threads',
          include: ['engine/transcript/job/**/*.test.ts'],
          exclude: ['**/*.{generated,long}.test.ts'],
        },
      },
      {
        test: {
          name: 'long',
          include: ['engine/**/*.{generated,long}.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['scripts/same-chance.ts'],
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
