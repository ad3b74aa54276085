/** What is paid ahead is told in one breath: "six hundred deposit by June", "a third down | the rest when it fires up". */
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

const AHEAD = wordSet('deposit retainer');
/** Of a sum it may be said to a dog; of a share it is none but the payment. */
const DOWN = /^(down|deposit|retainer)$/;
/** "permit 600 | deposit is 30 percent": the word has a figure of its own. */
const OWN_FIGURE = /^(is|'s|of|will|would|was|at)$/;
const REST = /^(rest|balance|remainder)$/;

const STAGED = /^(?:after|at|when|once|on|upon|before|with)$/;
const REACH = 30;

/** "30 percent to start 30 after the drywall passes 30 after trim and the last ten on the punch list": shares where all of them are a hundred. */
function sharesBehind(row: readonly Element[], i: number): number[] {
  const found: number[] = [];
  let sum = row[i]!.percent ?? 0;
  for (let k = i + 1; k < Math.min(row.length, i + REACH) && sum < 100; k++) {
    const { tag, price } = row[k]!;
    if (tag === 'pct' || tag === 'rate') return [];
    if (!price || !(tag === 'money' || tag === 'num')) continue;
    if (!STAGED.test(wordAt(row, k + 1))) return [];
    sum += price.value;
    found.push(k);
  }
  return sum === 100 && found.length > 1 ? found : [];
}

/** The row with such words bound to their figure, and the rest of the payment on its own. Linear. */
export function bindPayments(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 0; i < row.length; i++) {
    const { tag, measure } = row[i]!;
    // "they put down | 300"
    if (
      tag === 'money' &&
      (wordAt(row, i - 1) === 'paid' || (wordAt(row, i - 1) === 'down' && wordAt(row, i - 2) === 'put'))
    )
      out[i] = changeElement(row[i]!, { bound: true });
    // "move out clean for Tasha Boone | 260"
    if (
      tag === 'money' &&
      row[i - 1]?.tag === 'client' &&
      isContent(wordAt(row, i - 2)) &&
      !/^(for|in)$/.test(wordAt(row, i + 1))
    )
      out[i] = changeElement(row[i]!, { bound: true });
    // "put 500 down as the deposit | staining 400"
    if (tag === 'money' && wordAt(row, i + 1) === 'down' && wordAt(row, i + 2) === 'as') {
      const end = row.findIndex((one, k) => k > i + 2 && k < i + 6 && AHEAD.has(one.word));
      for (let k = i + 1; k <= end; k++) out[k] = changeElement(out[k]!, { bound: true });
      if (end > 0 && row[end + 1]) out[end + 1] = changeElement(out[end + 1]!, { opens: true });
    }
    if (tag === 'pct')
      for (const at of sharesBehind(row, i)) {
        const { from, to, price } = row[at]!;
        out[at] = makeElement({ from, to, tag: 'pct', word: '', percent: price!.value });
        const lead = wordAt(row, at - 1) === 'last' ? at - 1 : at;
        const begins = /^(?:and|the)$/.test(wordAt(row, lead - 1)) ? lead - 1 : lead;
        out[begins] = changeElement(out[begins]!, { opens: true });
        // "the last ten at the walk through | seven to eight weeks"
        const next = row.findIndex((one, k) => k > at + 1 && k < at + 7 && one.tag !== 'word');
        if (row[next]?.tag === 'time' && !/^(?:for|in|within|about|after)$/.test(wordAt(row, next - 1)))
          out[next] = changeElement(row[next]!, { opens: true });
      }
    const share = tag === 'pct' || (tag === 'num' && (measure?.value ?? 1) < 1);
    const word = wordAt(row, i + 1);
    const isPayment = share ? DOWN.test(word) : tag === 'money' && AHEAD.has(word);
    if (!isPayment || OWN_FIGURE.test(wordAt(row, i + 2))) continue;
    out[i + 1] = changeElement(row[i + 1]!, { bound: true });
    // "the band 2400 | a 500 retainer holds the date"
    if (tag === 'money' && /^(?:an?|the|my)$/.test(wordAt(row, i - 1)) && isPrice(row[i - 2]))
      out[i - 1] = changeElement(row[i - 1]!, { opens: true });
    const rest = wordAt(row, i + 2) === 'the' ? i + 3 : i + 2;
    if (REST.test(wordAt(row, rest))) out[i + 2] = changeElement(row[i + 2]!, { opens: true });
  }
  return out;
}
