/** The rules of the house that neither the compiler nor the linter can see. Resolves with the list of faults. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './project.mjs';

const vagueNames = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[a-z]+$)/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|d|sql|generated|long))*\.[a-z0-9]+$/;
const featureFiles = /^((routes|store|[a-z]+-[a-z0-9-]+)\.ts|[a-z0-9-]+\.test\.ts)$/;
const screenFiles = /\.(ts|tsx|css)$/;
const longest = 400;
const rooms = ['engine', 'contract', 'server', 'web', 'cli', 'e2e', 'bench', 'scripts'];

/** Files that git knows or would take, so that build output never counts. */
const files = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));

export function structureFaults() {
  const faults = [];
  for (const file of files()) {
    const room = file.split('/')[0];
    if (!rooms.includes(room)) continue;
    const name = basename(file);
    if (!/\.(ts|tsx|mjs)$/.test(name)) continue;
    if (!kebabCase.test(name)) faults.push(`${file}: file names are kebab-case.`);
    if (vagueNames.test(file)) faults.push(`${file}: name it after what it does; "${name}" says nothing.`);
    if (/^index\.tsx?$/.test(name) && file !== 'engine/index.ts')
      faults.push(`${file}: engine/index.ts is the only barrel.`);
    const feature = /^server\/features\/([^/]+)\/(.+)$/.exec(file);
    if (feature && !featureFiles.test(feature[2])) {
      faults.push(
        `${file}: a server feature holds routes.ts, store.ts, <verb>-<noun>.ts and their tests, nothing else.`,
      );
    }
    if (/^web\/features\/[^/]+$/.test(file) && screenFiles.test(file))
      faults.push(`${file}: it belongs into a feature's folder.`);
    const isData = /\.test\.|\/golden\/|\/vocabulary\//.test(file);
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
    if (!isData && lines > longest) faults.push(`${file}: ${lines} lines; past ${longest} it wants to be two files.`);
  }
  const features = (folder) => {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  };
  for (const entry of features('server/features')) {
    if (!existsSync(join(root, 'server/features', entry.name, 'routes.ts'))) {
      faults.push(`server/features/${entry.name}: a feature has its routes.ts.`);
    }
  }
  return faults;
}

/** Every local file that README and docs link to or name as a path must exist. */
export function brokenLinks() {
  const faults = [];
  for (const file of files().filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const path = target.split('#')[0] ?? '';
      if (!path || /^[a-z]+:/.test(path)) continue;
      if (!existsSync(join(root, dirname(file), path)))
        faults.push(`${file}: links to ${target}, which does not exist.`);
    }
  }
  return faults;
}
