/** The embedded database on a real folder: what it promises when power, processes and versions get in the way. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { openDatabase, openMemoryDatabase } from '../connection.ts';
import { rowsOf } from '../db.ts';
import { makeUser } from '../factories.ts';
import { users } from '../schema/account.ts';
import { lockFolder } from './lock-folder.ts';

const root = fs.mkdtempSync(join(tmpdir(), 'quotewright-embedded-'));
const template = join(root, 'template.tar.gz');
let made = 0;
const freshDir = () => {
  made += 1;
  return join(root, String(made));
};

beforeAll(async () => {
  const database = await openMemoryDatabase();
  fs.writeFileSync(template, Buffer.from(await (await database.client.dumpDataDir('gzip')).arrayBuffer()));
  await database.close();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Runs a child that opens the folder; see write-until-killed.ts. */
const runChild = (dataDir: string) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'server/db/embedded/write-until-killed.ts'), dataDir, template],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  );

describe('the disk', () => {
  it('is asked to keep what was committed, for every commit and checkpoint', async () => {
    let flushed = 0;
    const database = await openDatabase({ dataDir: freshDir(), template, onFsync: () => (flushed += 1) });
    expect(rowsOf(await database.db.execute(sql`show fsync`))).toEqual([{ fsync: 'on' }]);
    flushed = 0;
    for (let written = 0; written < 5; written += 1) await makeUser(database.db);
    expect(flushed).toBeGreaterThanOrEqual(5);
    flushed = 0;
    await database.upkeep();
    expect(flushed).toBeGreaterThanOrEqual(5);
    await database.close();
  });

  it('has every acknowledged row after kill -9 at any moment', async () => {
    const dataDir = freshDir();
    const acknowledged: string[] = [];
    const began = performance.now();
    // On a busy machine each round waits long for its child: two are enough then.
    for (let round = 0; round < 4 && (round < 2 || performance.now() - began < 12_000); round += 1) {
      const child = runChild(dataDir);
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
      });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      while (!text.includes('\n')) {
        await sleep(10);
        if (child.exitCode !== null) throw new Error(`The child ended: ${child.stderr.read()}`);
      }
      await sleep(20 + Math.random() * 200);
      child.kill('SIGKILL');
      await ended;
      // The last line may have been cut off in the middle.
      acknowledged.push(...text.split('\n').slice(0, -1));
    }
    const database = await openDatabase({ dataDir });
    const rows = await database.db.select({ email: users.email }).from(users);
    expect(acknowledged.length).toBeGreaterThan(1);
    expect(rows.map((row) => row.email)).toEqual(expect.arrayContaining(acknowledged));
    await database.close();
  });
});

describe('the folder', () => {
  it('is complete at once on a first start, and opens again with what was written', async () => {
    const dataDir = freshDir();
    const first = await openDatabase({ dataDir, template });
    await makeUser(first.db);
    await first.close();
    expect(fs.readdirSync(dataDir)).toEqual(['database']);
    const second = await openDatabase({ dataDir, template });
    expect(await second.db.select({ users: count() }).from(users)).toEqual([{ users: 1 }]);
    await second.close();
  });

  it('recovers from a first start that was cut off', async () => {
    const dataDir = freshDir();
    fs.mkdirSync(join(dataDir, 'database.fresh/base'), { recursive: true });
    fs.writeFileSync(join(dataDir, 'database.fresh/PG_VERSION'), '18\n');
    const database = await openDatabase({ dataDir, template });
    await makeUser(database.db);
    await database.close();
  });

  it('is refused to a second one, in this process and in another, and the first goes on', async () => {
    const dataDir = freshDir();
    const first = await openDatabase({ dataDir, template });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /Another Quotewright .* is using this data folder: .*DATA_DIR/,
    );
    const child = runChild(dataDir);
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
    expect(errors).toContain(`Another Quotewright (process ${process.pid})`);
    await makeUser(first.db);
    await first.close();
  });

  it('written by another database version is refused and left alone', async () => {
    const dataDir = freshDir();
    fs.mkdirSync(join(dataDir, 'database'), { recursive: true });
    fs.writeFileSync(join(dataDir, 'database/PG_VERSION'), '19\n');
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(/another database version \(19/);
    expect(fs.readdirSync(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
    expect(fs.existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  it('written by a newer version of the product is refused and left alone', async () => {
    const dataDir = freshDir();
    const newer = await openDatabase({ dataDir, template });
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 4102444800000)`,
    );
    await newer.db.execute(sql`create table future (id int)`);
    await newer.close();
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(
      /newer version of Quotewright .*Nothing was changed/,
    );
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(/newer version/);
  });
});

describe('a lock', () => {
  const waits: string[] = [];
  const take = (file: string, stillFor = 600) =>
    lockFolder(file, { onLost: () => waits.push('lost'), onWait: () => waits.push('wait'), stillFor });

  it('of a process that is gone is taken over at once', async () => {
    const file = join(root, 'dead.lock');
    const own = await take(file);
    const content = JSON.parse(fs.readFileSync(file, 'utf8'));
    await own.release();
    fs.writeFileSync(file, JSON.stringify({ ...content, pid: 2 ** 22 - 1 }));
    await (await take(file)).release();
    // The number lives on, but in another process.
    fs.writeFileSync(file, JSON.stringify({ ...content, pid: process.ppid, started: '1' }));
    await (await take(file)).release();
    expect(waits).toEqual([]);
    expect(fs.existsSync(file)).toBe(false);
  });

  it('of another machine is watched, and taken over only when it stands still', async () => {
    const file = join(root, 'other.lock');
    fs.writeFileSync(file, JSON.stringify({ pid: 1, started: '1', space: 'elsewhere', token: 'x' }));
    const beat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), 100);
    await expect(take(file)).rejects.toThrow(/Another Quotewright/);
    clearInterval(beat);
    const own = await take(file);
    expect(waits).toEqual(['wait', 'wait']);
    await own.release();
  });

  it('that many want at once is given to one', async () => {
    const file = join(root, 'race.lock');
    const own = await take(file);
    const content = JSON.parse(fs.readFileSync(file, 'utf8'));
    await own.release();
    fs.writeFileSync(file, JSON.stringify({ ...content, pid: 2 ** 22 - 1 }));
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(file)));
    const winners = results.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]!.value.release();
  });

  it('that was taken away is noticed', async () => {
    waits.length = 0;
    const file = join(root, 'lost.lock');
    const own = await take(file);
    fs.writeFileSync(file, 'somebody else');
    await expect.poll(() => waits, { timeout: 25_000 }).toContain('lost');
    await own.release();
    expect(fs.existsSync(file)).toBe(true);
  });
});

describe('the one connection', () => {
  it('says so when the outer database is used inside a transaction, instead of waiting for ever', async () => {
    const { db, close } = await openMemoryDatabase(new Blob([fs.readFileSync(template)]));
    const refused = db.transaction(() => db.select().from(users));
    await expect(refused).rejects.toMatchObject({
      cause: { message: 'The outer database was used inside a transaction; use the transaction itself.' },
    });
    expect(await db.select().from(users)).toEqual([]);
    await close();
  });

  it('tries again what stood in line behind a block of the queue that failed', async () => {
    const { client, db, queue, close } = await openMemoryDatabase(new Blob([fs.readFileSync(template)]));
    const block = queue.db!.executeSql('begin; select 1/0; commit');
    const behind = [
      db.select({ one: sql`1` }).from(sql`(select) t`),
      makeUser(db),
      db.transaction((tx) => makeUser(tx)),
    ];
    await expect(block).rejects.toThrow(/division by zero/);
    await expect(Promise.all(behind)).resolves.toHaveLength(3);
    expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 2 }]);
    await close();
  });
});
