/** npm run check: the fast part of the tests. */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { runQuickChecks } from './quick-checks.mjs';
import { runVitest } from './run-vitest.mjs';

await ensureDependencies();
const parts = [await runQuickChecks(), await runVitest('check', ['unit'])];
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
if (parts[0].failed > 0) console.log(`Failed: ${parts[0].broken.join(', ')} (\`npm run format\` mends the format)`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
