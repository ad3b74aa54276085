/** Lighthouse's judgement of a page, on its mobile preset. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../../scripts/project.mjs';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Too large (180 MB) to be installed with the project: fetched when it is first asked for. */
async function load() {
  const folder = join(root, 'build/lighthouse');
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...options, `lighthouse@${version}`], { cwd: folder, quiet: true });
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  return (await import(pathToFileURL(entry).href)).default;
}

/** Scores of 0 to 100, of each category the median of `runs`; with what the last run found fault with. */
export async function runLighthouse({ address, port, runs }) {
  const lighthouse = await load();
  const results = [];
  for (let number = 0; number < runs; number += 1)
    results.push((await lighthouse(address, { port, onlyCategories: categories, logLevel: 'error' })).lhr);
  const score = (id) =>
    results
      .map((result) => Math.round(result.categories[id].score * 100))
      .sort((a, b) => a - b)
      .at(Math.floor(results.length / 2));
  const last = results.at(-1);
  const faults = Object.values(last.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
  return { scores: Object.fromEntries(categories.map((id) => [id, score(id)])), faults };
}
