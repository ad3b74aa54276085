/** Once per test run: a migrated, empty database that every test file copies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '#server/env.ts';
import { openDatabase, openMemoryDatabase } from './connection.ts';
import { administer, databaseUrlFor } from './test-server.ts';

export default async function setup(project: TestProject) {
  const url = testDatabaseUrl();
  if (url) {
    const template = `quotewright_template_${process.pid}`;
    await administer(url, `create database ${template}`);
    const database = await openDatabase({ databaseUrl: databaseUrlFor(url, template) });
    await database.close();
    project.provide('testDatabase', { url, template });
    return () => administer(url, `drop database ${template}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-test-'));
  const image = join(folder, 'database.tar');
  const database = await openMemoryDatabase();
  writeFileSync(image, Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { image });
  return () => rmSync(folder, { recursive: true, force: true });
}
