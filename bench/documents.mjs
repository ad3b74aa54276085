/**
 * The documents of somebody who has 100,000 of them beside somebody's who has ten, over HTTP on the built server, turn by
 * turn: medians and their ratio.
 * npm run bench:documents [documents, default 100000] [calls of each, default 41]
 */
import { startPostgres } from '../scripts/test-postgres.mjs';
import { openFilledApp } from './open-filled-app.ts';

const documents = Number(process.argv[2] ?? 100_000);
const calls = Number(process.argv[3] ?? 41);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(visitor, path) {
  const began = performance.now();
  const answer = await visitor.call('GET', path);
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return { time: performance.now() - began, body };
}

/** The id after which only the oldest documents come. */
async function nearTheEnd(visitor, left) {
  let cursor = '';
  let ids = [];
  for (;;) {
    const { body } = await timed(visitor, `/api/documents?limit=200${cursor}`);
    ids = [...ids.slice(-200), ...body.map(({ id }) => id)];
    if (body.length < 200) return ids.at(-1 - left);
    cursor = `&cursor=${body.at(-1).id}`;
  }
}

async function measure(app) {
  const ends = { few: await nearTheEnd(app.few, 5), many: await nearTheEnd(app.many, 50) };
  const cases = [
    ['first page', () => '?limit=50'],
    ['last page', (who) => `?limit=50&cursor=${ends[who]}`],
    ['status', () => '?limit=50&status=declined'],
    ['status and type', () => '?limit=50&status=pending&type=bid'],
    ['search: a word of many', () => '?limit=50&q=faucet'],
    ['search: a client', () => '?limit=50&q=mei+vogel'],
    ['search: one document', () => '?limit=50&q=repair+99123'],
    ['search: one letter', () => '?limit=50&q=a'],
    ['search: two letters nobody has', () => '?limit=50&q=zq'],
    ['search: a word nobody has', () => '?limit=50&q=zzyzx'],
    ['count of all', () => '/count'],
    ['count of a type', () => '/count?type=bid'],
    ['count of a search', () => '/count?q=mei+vogel'],
  ];
  console.log('| call | ten documents | many | ratio |\n| --- | --- | --- | --- |');
  for (const [name, query] of cases) {
    const times = { few: [], many: [] };
    for (let call = 0; call < calls; call += 1)
      for (const who of ['few', 'many']) {
        const { time } = await timed(app[who], `/api/documents${query(who)}`);
        if (call > 0) times[who].push(time);
      }
    const [few, many] = [median(times.few), median(times.many)];
    console.log(`| ${name} | ${few.toFixed(1)} ms | ${many.toFixed(1)} ms | ${(many / few).toFixed(1)} |`);
  }
}

async function run(name, databaseUrl) {
  console.log(`\n${name}, ${documents.toLocaleString('en-US')} documents\n`);
  const app = await openFilledApp(documents, databaseUrl);
  await measure(app).finally(app.close);
}

await run('Embedded database');
const server = await startPostgres();
await run('PostgreSQL server', server.url).finally(server.stop);
