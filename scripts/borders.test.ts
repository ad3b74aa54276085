import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const tool = (name: string, entry: string) => join(root, 'node_modules', name, entry);

/** A house with the real rules and one forbidden thing in each room. */
const trespassers: { file: string; code: string; reason: string }[] = [
  {
    file: 'engine/reads-the-database.ts',
    code: `import { db } from '#server/db/connection.ts';\nexport const open = db;\n`,
    reason: 'The engine is the innermost room',
  },
  {
    file: 'engine/knows-the-wire.ts',
    code: `import { money } from '#contract/document.ts';\nexport const m = money;\n`,
    reason: 'The engine is the innermost room',
  },
  {
    file: 'engine/rolls-dice.ts',
    code: 'export const dice = () => Math.random();\n',
    reason: 'no clock and no chance',
  },
  {
    file: 'engine/asks-the-clock.ts',
    code: 'export const now = () => Date.now();\n',
    reason: 'no clock and no chance',
  },
  {
    file: 'contract/knows-the-server.ts',
    code: `import { env } from '../server/env.ts';\nexport const e = env;\n`,
    reason: 'The contract is shared by server and web',
  },
  {
    file: 'server/draws-screens.ts',
    code: `import { Button } from '#web/ui/button.tsx';\nexport const b = Button;\n`,
    reason: 'Server and web never see each other',
  },
  {
    file: 'web/features/document/reads-the-database.ts',
    code: `import { db } from '#server/db/connection.ts';\nexport const open = db;\n`,
    reason: 'Server and web never see each other',
  },
  {
    file: 'web/features/document/climbs-in.ts',
    code: `import { add } from '#engine/money.ts';\nexport const a = add;\n`,
    reason: 'The engine has one door',
  },
  { file: 'server/reads-the-environment.ts', code: 'export const port = process.env.PORT;\n', reason: 'process.env' },
];

describe('the borders between the rooms', () => {
  const house = mkdtempSync(join(tmpdir(), 'quotewright-borders-'));

  beforeAll(() => {
    for (const file of ['biome.json', 'lint', 'tsconfig.base.json', 'package.json', 'engine/tsconfig.json']) {
      cpSync(join(root, file), join(house, file), { recursive: true });
    }
    for (const { file, code } of trespassers) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), code);
    }
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const lint = (file: string) =>
    spawnSync(process.execPath, [tool('@biomejs/biome', 'bin/biome'), 'lint', '--vcs-enabled=false', file], {
      cwd: house,
      encoding: 'utf8',
    });

  it.each(trespassers)('the linter refuses $file and says why', ({ file, reason }) => {
    const result = lint(file);
    expect(result.status).toBe(1);
    expect(result.stderr + result.stdout).toContain(reason);
  });

  it('the linter lets an allowed import pass', () => {
    const file = 'web/features/document/comes-by-the-door.ts';
    writeFileSync(
      join(house, file),
      `import { recalculate } from '#engine/index.ts';\n\nexport const again = recalculate;\n`,
    );
    expect(lint(file).status).toBe(0);
  });

  it.each(['process.env', 'fetch', 'window', 'document', 'setTimeout', 'console', 'crypto'])(
    'the compiler does not let the engine name %s',
    (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'quotewright-names-'));
      try {
        cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
        mkdirSync(join(folder, 'engine'));
        cpSync(join(root, 'engine/tsconfig.json'), join(folder, 'engine/tsconfig.json'));
        writeFileSync(join(folder, 'engine/probe.ts'), `export const probe = ${name};\n`);
        const result = spawnSync(process.execPath, [tool('typescript', 'bin/tsc'), '-p', 'engine'], {
          cwd: folder,
          encoding: 'utf8',
        });
        expect(result.status).not.toBe(0);
        expect(result.stdout).toMatch(/Cannot find name/);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  it('every room has its own compiler settings', () => {
    for (const room of ['engine', 'contract', 'server', 'web']) {
      expect(execFileSync('git', ['ls-files', `${room}/tsconfig.json`], { cwd: root, encoding: 'utf8' })).not.toBe('');
    }
  });
});
