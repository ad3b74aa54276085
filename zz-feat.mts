import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { draftDocument } from './engine/document/draft-document.ts';
import { judge } from './engine/golden/judge-draft.ts';
import { readFacts } from './engine/index.ts';
import { flipper } from './zz-flip.mts';

const K = Number(process.env.K ?? 24);
const OUT = process.env.OUT!;
writeFileSync(OUT, '');
const FUNC =
  /^(a|an|the|of|for|and|or|to|in|on|with|at|by|it|that|this|he|she|they|we|i|him|her|them|so|but|if|then|not|is|was|are|be|from|out|up|back|there|here|all|instead|past|over|just|only|more|each)$/i;
function phi(d: any, c: any, nums: any[]): Record<string, number> {
  const ct = d.content;
  const items = ct.items;
  const f: Record<string, number> = {};
  const main = items.filter((i: any) => !i.optional);
  f.null = main.filter((i: any) => i.amount === null && !i.range).length;
  f.q = d.questions.length;
  f.qtotal = d.questions.filter((q: any) => q.of === 'total').length;
  f.qdoubt = d.questions.filter((q: any) => q.of === 'doubt').length;
  f.noamount = d.amount === null ? 1 : 0;
  f.lines = main.length;
  f.opts = items.length - main.length;
  f.cat = main.filter((i: any) => i.source === 'catalogue').length;
  f.comp = main.filter((i: any) => i.source === 'computed').length;
  f.disc = ct.discount ? 1 : 0;
  f.tax = ct.tax ? 1 : 0;
  f.dep = ct.deposit ? 1 : 0;
  f.travel = ct.travel_cost !== null ? 1 : 0;
  const figs = new Map<number, number>();
  const add = (x: any) => {
    const n = Math.abs(Number(x));
    if (x !== null && x !== undefined && n) figs.set(n, (figs.get(n) ?? 0) + 1);
  };
  for (const i of items) {
    add(i.quantity);
    add(i.unit_price);
    if (i.unit_price === null || i.quantity === null) add(i.amount);
    add(i.range?.low);
    add(i.range?.high);
    add(i.markup?.cost);
    add(i.markup?.percent);
    for (const m of JSON.stringify(i.evidence ?? {}).match(/computation":"[^"]*/g) ?? [])
      for (const x of m.match(/[\d.]+/g) ?? []) add(x);
  }
  for (const x of [ct.discount, ct.tax, ct.deposit]) {
    if (x) {
      add(x.percent);
      if (!x.percent) add(x.amount);
    }
  }
  add(ct.travel_cost);
  add(ct.travel_time_hours);
  const text = [
    ...ct.scope,
    ...ct.terms,
    ...ct.notes.map((n: any) => (typeof n === 'string' ? n : (n.text ?? JSON.stringify(n)))),
    ct.timeline ?? '',
    ct.approach?.join(' ') ?? '',
  ]
    .join(' ')
    .replace(/,(?=\d{3})/g, '');
  let unused = 0,
    unusedMoney = 0,
    intext = 0;
  const said = new Map<number, number>();
  for (const n of nums) {
    const v = n.v;
    said.set(v, (said.get(v) ?? 0) + 1);
    if (figs.has(v)) continue;
    if (new RegExp(`(?<![\\d.])${String(v).replace('.', '\\.')}(?![\\d])`).test(text)) {
      intext++;
    } else {
      unused++;
      if (/money|rate/.test(n.kind)) unusedMoney++;
    }
  }
  f.unused = unused;
  f.unusedMoney = unusedMoney;
  f.intext = intext;
  let over = 0;
  for (const [v, k] of figs) if (v > 2 && k > (said.get(v) ?? 0) && said.has(v)) over++;
  f.over = over;
  let notsaid = 0;
  for (const v of figs.keys()) if (!said.has(v)) notsaid++;
  f.notsaid = notsaid;
  f.textnum = (text.match(/\d+/g) ?? []).length;
  f.moneytext = (text.match(/\$\d/g) ?? []).length;
  f.textlen = text.length / 100;
  f.notes = ct.notes.length;
  f.terms = ct.terms.length;
  f.scope = ct.scope.length;
  let odd = 0,
    long = 0,
    one = 0,
    digits = 0,
    func = 0,
    dup = 0,
    tiny = 0,
    qeq = 0,
    words = 0,
    lower = 0;
  const seen = new Set<string>();
  for (const i of main) {
    const w = String(i.description)
      .split(/[^A-Za-z0-9']+/)
      .filter(Boolean);
    words += w.length;
    if (w.length > 7) long++;
    if (w.length === 1) one++;
    if (/\d/.test(i.description)) digits++;
    if (w.length && (FUNC.test(w[0]!) || FUNC.test(w.at(-1)!))) func++;
    if (!w.some((x) => x.length > 2 && !FUNC.test(x))) odd++;
    for (const x of w) {
      const k = x.toLowerCase().replace(/s$/, '');
      if (k.length > 3) {
        if (seen.has(k)) dup++;
        seen.add(k);
      }
    }
    const a = Number(i.amount);
    if (i.amount !== null && Math.abs(a) < 10) tiny++;
    if (i.quantity && Number(i.quantity) === Number(i.unit_price)) qeq++;
    if (/ – /.test(i.description)) lower++;
  }
  Object.assign(f, { odd, long, one, digits, func, dup, tiny, qeq, dash: lower, words });
  f.zero = main.filter((i: any) => i.quantity && Number(i.quantity) > 500).length;
  f.qnounit = main.filter((i: any) => i.quantity && !i.unit).length;
  f.q1000 = main.filter((i: any) => Number(i.amount) > 20000).length;
  f.lump = main.filter((i: any) => i.quantity === null).length;
  f.logtotal = d.amount ? Math.log(Math.max(1, Number(d.amount))) : 0;
  f.neg = d.amount && Number(d.amount) < 0 ? 1 : 0;
  f.client = d.client ? 1 : 0;
  return f;
}
for (const file of process.argv.slice(2))
  for (const l of readFileSync(file, 'utf8').trim().split('\n')) {
    const c = JSON.parse(l);
    if (!c.expect || !('total' in c.expect)) continue;
    const rec = new Map();
    const d = draftDocument(c, flipper(new Map(), rec));
    const ok = judge(d, c.expect).total !== false;
    const facts = (readFacts(c.transcript, c.today + 'T12:00:00') as any[]).filter((x) =>
      /^(money|rate|number|quantity|duration|percent)$/.test(x.kind),
    );
    const at = new Map<number, any>();
    for (const x of facts) if (!at.has(x.start) || at.get(x.start).kind === 'number') at.set(x.start, x);
    const nums = [...at.values()]
      .map((x) => ({ v: Number(x.amount ?? x.value ?? x.hours), kind: x.kind }))
      .filter((x) => x.v);
    const b = phi(d, c, nums);
    const cands: any[] = [];
    const seen = new Set([d.amount]);
    const order = [...rec].sort((x: any, y: any) => x[1].m - y[1].m);
    order.slice(0, K).forEach(([key, { alt, m }]: any, rank) => {
      const e: any = draftDocument(c, flipper(new Map([[key, alt]])));
      if (e.amount === d.amount && JSON.stringify(e.content.items) === JSON.stringify(d.content.items)) return;
      const p = phi(e, c, nums);
      const good = judge(e, c.expect).total !== false;
      const base = flipper(new Map());
      cands.push({ key, alt: String(alt), m, rank, good, same: e.amount === d.amount, p });
    });
    appendFileSync(OUT, JSON.stringify({ id: c.id, file: file.split('/').at(-1), ok, b, n: rec.size, cands }) + '\n');
  }
