import { readFileSync } from 'node:fs';
import { draftDocument } from './engine/index.ts';
import { judge } from './engine/golden/judge-draft.ts';
(globalThis as any).TRACE = 1;
const only = process.env.IDS!.split(',');
const show = (i: any) =>
  `${i.description ?? i.label_any_of[0]}: ${i.quantity ?? ''}${i.unit ? ' ' + i.unit : ''} ${i.unit_price ?? i.unitPrice ?? ''} = ${i.amount}${i.optional ? ' (opt)' : ''}`;
const sh = (x: any) =>
  x ? JSON.stringify({ percent: x.percent, base: x.base, amount: x.amount, of: x.evidence?.spans?.[0]?.text }) : '-';
for (const f of process.argv.slice(2))
  for (const l of readFileSync(f, 'utf8').trim().split('\n')) {
    const c = JSON.parse(l);
    if (!only.includes(c.id)) continue;
    console.log('\n##', c.id, '::', c.transcript);
    const d: any = draftDocument(c);
    const v: any = judge(d, c.expect);
    const e = c.expect;
    console.log(
      '  CAT',
      (c.catalogue ?? [])
        .map((s: any) => `${s.name}=${s.fixedRate ?? s.hourlyRate + '/h'}${s.unit ? '/' + s.unit : ''}`)
        .join('; '),
    );
    console.log(
      '  bad:',
      Object.keys(v)
        .filter((k) => !v[k])
        .join(' '),
    );
    console.log(
      '  WANT',
      e.items?.map(show).join('; '),
      '| tot',
      e.total,
      e.total_any_of ?? '',
      'disc',
      sh(e.discount),
      'tax',
      sh(e.tax),
      'dep',
      sh(e.deposit),
      'trav',
      e.travel_cost,
    );
    console.log(
      '  GOT ',
      d.content.items.map(show).join('; '),
      '| tot',
      d.amount,
      'disc',
      sh(d.content.discount),
      'tax',
      sh(d.content.tax),
      'dep',
      sh(d.content.deposit),
      'trav',
      d.content.travel_cost,
    );
    if (d.questions.length) console.log('  Q', d.questions.map((q: any) => q.about).join('; '));
    if (
      /mention/.test(
        Object.keys(v)
          .filter((k) => !v[k])
          .join(' '),
      )
    )
      console.log(
        '  MUST',
        JSON.stringify(e.must_mention),
        'NOT',
        JSON.stringify(e.must_not_mention),
        JSON.stringify(d.content.notes),
        JSON.stringify(d.content.terms),
        JSON.stringify(d.content.scope),
      );
  }
