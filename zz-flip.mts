import { readFileSync } from 'node:fs';
import { draftDocument } from './engine/document/draft-document.ts';
import { judge } from './engine/golden/judge-draft.ts';
import * as L from './engine/transcript/learned/judgement.ts';
import { scoreOf, scoresOf } from './engine/transcript/learned/linear-model.ts';

const { learned, division, kind, role, count, each, numberKinds, priceRoles } = L as any;
export function flipper(flip: Map<string, any>, rec?: Map<string, { m: number; alt: any }>): any {
  const bin =
    (name: string, model: any) =>
    (f: any, ...at: number[]) => {
      const key = name + at.join(',');
      const s = scoreOf(model, f);
      rec?.set(key, { m: Math.abs(s), alt: s <= 0 });
      return flip.has(key) ? flip.get(key) : s > 0;
    };
  const cat = (name: string, model: any, answers: any[]) => (f: any, at: number) => {
    const key = name + at;
    const s = [...scoresOf(model, f)];
    const o = s.map((x, i) => [x, i] as const).sort((a, b) => b[0] - a[0]);
    rec?.set(key, { m: o[0]![0] - o[1]![0], alt: answers[o[1]![1]] });
    return flip.has(key) ? flip.get(key) : answers[o[0]![1]];
  };
  return {
    begins: bin('b', division),
    kindOf: cat('k', kind, numberKinds),
    roleOf: cat('r', role, priceRoles),
    isEach: bin('e', each),
    multiplies: bin('m', count),
    isJob: learned.isJob,
  };
}
if (process.argv[1]!.endsWith('zz-flip.mts')) {
  const K = Number(process.env.K ?? 12);
  let n = 0,
    right = 0,
    oracle = 0,
    amb = 0,
    changes = 0;
  const byk: any = {};
  for (const f of process.argv.slice(2))
    for (const l of readFileSync(f, 'utf8').trim().split('\n')) {
      const c = JSON.parse(l);
      n++;
      const rec = new Map();
      const d = draftDocument(c, flipper(new Map(), rec));
      const ok = judge(d, c.expect).total !== false;
      const cand = [...rec].sort((a: any, b: any) => a[1].m - b[1].m).slice(0, K);
      let found = '';
      let ch = 0;
      for (const [key, { alt, m }] of cand) {
        const e = draftDocument(c, flipper(new Map([[key, alt]])));
        if (e.amount !== d.amount) ch++;
        if (!ok && judge(e, c.expect).total !== false && !found) {
          found = key + ' ' + m.toFixed(2);
          byk[key[0]!] = (byk[key[0]!] ?? 0) + 1;
        }
      }
      if (ok) {
        right++;
        if (ch) amb++;
        changes += ch;
      } else if (found) {
        oracle++;
        console.log(c.id, found);
      }
    }
  console.log({ n, right, oracle, amb, changes, byk });
}
