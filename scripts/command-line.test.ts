import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './running-app.ts';

const run = (verb: string, input: string) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'scripts/cli.mjs'), verb], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return {
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    stderr,
    status,
  };
};

const job = {
  id: 'a',
  today: '2026-03-05',
  catalogue: [],
  profile: { businessName: 'Ridgeway Plumbing' },
  transcript: 'quote for Sam Reyes replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220',
};

describe('the command line', () => {
  it('drafts a document from each line, in order, and keeps going after a bad one', () => {
    const { lines, status } = run(
      'draft',
      [
        JSON.stringify(job),
        '{broken',
        '[]',
        JSON.stringify({ ...job, id: 'b', transcript: 7 }),
        JSON.stringify({ ...job, id: 'c' }),
      ].join('\n'),
    );
    expect(status).toBe(0);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ id: 'a', type: 'quote', client: 'Sam Reyes', amount: '410.00' });
    for (const index of [1, 2, 3]) expect(lines[index].error).toEqual(expect.any(String));
    expect(lines[4]).toMatchObject({ id: 'c', amount: '410.00' });
  });

  it('reads facts with their place in the text', () => {
    const text = 'half up front, $450 for materials';
    const { lines } = run('facts', JSON.stringify({ id: 1, text, reference: '2026-03-05T09:00:00' }));
    const money = lines[0].facts.find((fact: { kind: string }) => fact.kind === 'money');
    expect(text.slice(money.start, money.end)).toBe(money.text);
    expect(Number(money.amount)).toBe(450);
  });

  it('refines a document', () => {
    const [draft] = run('draft', JSON.stringify(job)).lines;
    const { lines } = run(
      'refine',
      JSON.stringify({
        id: 'r',
        content: draft.content,
        instructions: 'add a 10 percent discount',
        today: job.today,
        catalogue: [],
        profile: job.profile,
      }),
    );
    expect(lines[0].id).toBe('r');
    expect(lines[0].content.amount).toBe('369.00');
    expect(lines[0].changes.length).toBeGreaterThan(0);
    expect(lines[0].refused).toEqual([]);
  });

  it('refuses an unknown verb', () => {
    const { status, stderr, lines } = run('sing', '');
    expect(status).toBe(2);
    expect(stderr).toContain('draft');
    expect(lines).toEqual([]);
  });
});
