/** Which document is asked for: "bid on", "ballpark", "invoice for". One that is only mentioned does not count. */
import type { DocumentType } from '../../document/business-document.ts';
import { wordTable } from '../../word-table.ts';
import type { Place } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { wordsAt } from '../restate-figure.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { isName } from './tell-names.ts';

const TYPES = wordTable<DocumentType>({
  quote: 'quote',
  proposal: 'quote',
  quotation: 'quote',
  bid: 'bid',
  estimate: 'estimate',
  ballpark: 'estimate',
  rough: 'estimate',
  invoice: 'invoice',
  bill: 'invoice',
});
const FOREIGN =
  /^(had|has|got|gets|getting|another|other|others|previous|last|his|her|their|competing|already|every|no|compare|comparing|against|than|three|two|few|couple|some|sent|beat|match)$/;

export interface TypeReading extends Place {
  type: DocumentType;
}

/** Bill by name, where nobody is to be billed: a family name behind it, and then the work. */
const isSomebody = (tokens: readonly Token[], i: number): boolean =>
  i === 0 &&
  tokens[0]!.text === 'Bill' &&
  isName(tokens[1] ?? tokens[0]!) &&
  !firstNames.has(tokens[1]?.lower ?? '') &&
  /^[a-z']/.test(tokens[2]?.text ?? '') &&
  !/^(?:for|and|inc|company|co)$/.test(tokens[2]!.lower);

export function readType(heard: Heard): TypeReading | null {
  const { tokens } = heard;
  let best: (TypeReading & { weight: number }) | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!.lower;
    const type = TYPES[word];
    // "Bill Tran core aeration"
    if (type && isSomebody(tokens, i)) continue;
    if (!type || (tokens[i]!.text === 'Bill' && /^[A-Z]/.test(tokens[i + 1]?.text ?? 'x') && i > 0)) continue;
    const before = tokens.slice(Math.max(0, i - 4), i).map((token) => token.lower);
    const last = before.at(-1) ?? '';
    const next = tokens[i + 1]?.lower ?? '';
    const two = tokens[i + 2]?.lower ?? '';
    // "a quote for Bill", "Bill Navarro says the other guy wanted 500"
    if (
      tokens[i]!.text === 'Bill' &&
      (last === 'for' ||
        (/^[A-Z]/.test(tokens[i + 1]?.text ?? '') && /^(says|said|wants|needs|called|has|got)$/.test(two)))
    )
      continue;
    // "no I don't want a quote"
    if (/(?:^| )(?:don't|didn't|doesn't|not) (?:want|need|have)(?: an?| any)?$/.test(before.join(' '))) continue;
    // "a credit of 120 off the bill": what they pay
    if (
      word === 'bill' &&
      /(?:^| )(?:off|from|towards?|against)(?: of)? (?:the|this|his|her|their)$/.test(before.join(' '))
    )
      continue;
    let weight = i < 15 ? 2 : 0;
    if (word === 'rough' && !/^(?:estimate|number|idea|price|quote|figure|cost|guess|ballpark)s?$/.test(next)) continue;
    // "this is Mrs Trask's bill", but "the plumber's bill is 1850"
    const whose = last === "'s" && /(?:^| )(?:this|it) (?:is|'s) /.test(wordsAt(tokens, i - 6, 5));
    if (word === 'bill' && !(whose || /^(a|the|final|this|his|her|up)$/.test(last) || i < 3)) continue;
    if (
      word === 'bill' &&
      /^(that|it|for|this|at|them|him|her|hourly|monthly|by|out|me|in|the)$/.test(next) &&
      last !== 'a' &&
      i > 2 &&
      // "make out the bill for Aroha"
      !/(?:^| )(?:make|write|draw|type|do|send) (?:out |up )?(?:the|his|her|their)$/.test(before.join(' '))
    )
      continue;
    if (
      /^(invoice|quote|bid|estimate)$/.test(word) &&
      /^(you|he|she|they|we|i|to|i'll|will)$/.test(last) &&
      /^(it|that|them|him|her|this|the|around|about|by|at|\d)/.test(next) &&
      i > 12
    )
      continue;
    // "we invoice on the first of the month": when it is asked for, and not what is
    if (
      /^(?:invoice|bill)$/.test(word) &&
      /^(?:we|i|they|always|usually|normally)$/.test(last) &&
      /^(?:on|at|every|each|monthly|weekly|quarterly|upon|when|after|once|half|net|through|by|in)$/.test(next)
    )
      continue;
    // "she says Ace bid it at eleven four": what another did
    if (
      /^(bid|quote|estimate|invoice)$/.test(word) &&
      /^(it|them|him|her|that)$/.test(next) &&
      /^(at|for|around|about|\d.*)$/.test(two) &&
      i > 3
    )
      continue;
    if (/^(number|no|#)$/.test(next)) weight -= 1;
    // "at eleven last night | invoice Marisol"
    const told = before.filter(
      (w, k) => !(w === 'last' && /^(?:night|week|month|year|time|[a-z]+day)$/.test(before[k + 1] ?? '')),
    );
    if (told.some((w) => FOREIGN.test(w))) weight -= 4;
    if (/^(for|to|on|of)$/.test(next)) weight += 2;
    if (
      /^(this|is|an?|the|my|our|do|make|write|need|put|together|send|give|want|wants|'s|up|rough|ballpark|quick|final|formal|into|as)$/.test(
        last,
      )
    )
      weight += 2;
    if (/^('s|is)$/.test(next) && /^(good|valid|open)$/.test(two)) weight += 1;
    if (word === 'ballpark') weight += 1;
    if (!best || weight > best.weight)
      best = {
        from: i,
        to: /^(?:numbers?|idea|prices?|figures?|costs?|guess)$/.test(next) && word === 'rough' ? i + 2 : i + 1,
        type,
        weight,
      };
  }
  return best && best.weight >= 0 ? { from: best.from, to: best.to, type: best.type } : null;
}
