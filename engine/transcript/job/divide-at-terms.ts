/**
 * Terms said in one breath with the work: percentages, payments and "net thirty" begin and end where their words do.
 * Puts breaks into the row around them. Linear.
 */
import { firstNames } from '../vocabulary/first-names.ts';
import { determiners, isContent, prepositions, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { divideRow, plainElement } from './make-element.ts';

const textAfter = (row: readonly Element[], i: number, length: number): string =>
  row
    .slice(i, i + length)
    .map((element) => (element.tag === 'word' ? element.word : `#${element.tag}`))
    .join(' ');

/** The last three of the row up to i, as text. */
const textUpTo = (row: readonly Element[], i: number): string => {
  const from = Math.max(0, i - 2);
  return textAfter(row, from, i + 1 - from);
};

/** Words that a figure belongs to: no term begins behind them. */
const GOVERNS = wordSet(`
put puts charge charges take takes give gives get gets at of is 's are 're be was were plus a an the with add
adds adding less minus up another about by or to need needs want wants than knock mark marked marking same
collect require requires paid pay pays for only just do around roughly extra additional my our their his her
after before over under not discount tax fee surcharge deposit markup retainer contingency bond overhead tack
tacking throw run runs costs say call gave see like from gratuity service down first last collected received
i we they he she you taking giving knocking charging putting doing offering getting`);
const PERCENT_TERM =
  /^(?:(?:[a-z]+|'s) ){0,3}?(?:off|discount|tax|deposit|down|downpayment|surcharge|fee|retainer|holds|gets|books|locks|reserves|secures|up front|upfront|as (?:a|the) (?:deposit|down payment|retainer)|service|gratuity|charge|admin|markup|margin|overhead|contingency|bond|at signing|on signing|with the order|for (?:us|me|overhead|managing|supervision)|to (?:start|book|hold|begin|reserve|lock|schedule|order|get)|when (?:they|we|i|the|it)|upon|(?:is |'s )?due|before (?:we|i)|on (?:completion|delivery|acceptance|approval|signing))\b/;
const PAYMENT =
  /^(?:(?:nonrefundable|non refundable|refundable) )?(?:(?:deposit|retainer|down payment) )?(?:holds|gets (?:her|him|them|you|it|us) (?:on|in|started|going|scheduled|booked)|books|locks|reserves|secures|to (?:hold|book|reserve|lock|secure|order|get (?:her|him|them|you|it|us|on|started|going))|with the order|up front|upfront|at signing)\b/;
/** What ends the scope of a percentage. */
const WHOLE =
  / (?:on|off|of|to) (?:everything|it all|all of (?:it|that|them|this)|the whole (?:thing|job|ticket|bill|order|lot|deal|invoice|project)|the top|the total|all that|the lot|the bill|the job|the entire (?:thing|job|bill|order)|(?:the |both |all |all the )?(?:#num )?(?:parts|materials|plants|goods))$| only$| (?:not|nothing|none) (?:on|off|for|of) (?:the )?(?:rest|others?|anything else|everything else)(?: of (?:it|them|the job))?$/;
/** Words with which a term begins or ends, by what it is. */
const LEADS = wordSet('less minus with plus and add then');
const BALANCE = wordSet('balance rest remainder');
const ABOUT = wordSet('about around roughly probably maybe');
const HOLDS = wordSet('hold holds book books reserve reserves lock locks secure secures');
const NAMED = wordSet('need sales tax deposit discount retainer travel trip a the');
const ENDS = wordSet('rest else');
const TAKES_OUT = wordSet('take pull leave scratch strike');
const TAKES_OFF = wordSet('take knock pull leave');
const PUTS = wordSet('put add mark');
const SHUT = wordSet('included excluded');
const GIVEN = wordSet('charge free nothing house');
const UNTIL = wordSet('for until till through thru to');
/** Any other word says nothing of a term, but for one said again: "on the labor just the labor". */
const CUES = new Set(
  [
    LEADS,
    BALANCE,
    ABOUT,
    HOLDS,
    NAMED,
    ENDS,
    TAKES_OUT,
    TAKES_OFF,
    PUTS,
    SHUT,
    GIVEN,
    UNTIL,
    firstNames,
    ['exempt', 'hey', 'net'],
  ].flatMap((words) => [...words]),
);
/** What comes off a price, behind its figure. */
const GIVES_BACK = wordSet('discount credit rebate coupon voucher refund');
const GOES_ON = wordSet(`
only but not and or except excluding for because since cause if when as in before after on to including of
too also though unless once that which up plus then so with at is 's are just please like`);

export function divideAtTerms(said: readonly Element[]): Element[] {
  const cuts = new Set<number>();
  const bound = new Set<number>();
  // "time and a half" is a rate of pay and no figure
  const row = said.map((element, k) =>
    element.tag === 'num' &&
    element.measure?.value === 0.5 &&
    said[k - 1]?.word === 'and' &&
    said[k - 2]?.word === 'time'
      ? plainElement(element.from, element.to, 'word', 'half')
      : element,
  );
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    if (element.tag === 'word' && !CUES.has(element.word) && wordAt(row, i - 1) !== 'the') continue;
    const after = wordAt(row, i + 1);
    if (
      element.tag === 'pct' ||
      element.tag === 'money' ||
      (element.tag === 'num' && (element.measure?.value ?? 1) < 1)
    ) {
      const rest = textAfter(row, i + 1, 6);
      const begins = element.tag === 'money' ? PAYMENT.test(rest) : PERCENT_TERM.test(rest) || PAYMENT.test(rest);
      if (begins) {
        const before = row[i - 1]?.tag === 'break' && !/^[.;!?:]$/.test(row[i - 1]!.word) ? row[i - 2] : row[i - 1];
        if (before?.tag === 'word' && before.word === 'and') {
          if (
            row[i - 2] !== undefined &&
            (row[i - 2]!.tag !== 'pct' || element.tag !== 'pct') &&
            (!GOVERNS.has(wordAt(row, i - 2)) ||
              /^(tax|discount|fee|charge|deposit|surcharge)$/.test(wordAt(row, i - 2)))
          )
            cuts.add(i - 1);
        } else if (
          before !== undefined &&
          before.tag !== 'break' &&
          !(before.tag === 'word' && GOVERNS.has(before.word))
        )
          cuts.add(i);
      }
    }
    if (element.tag === 'pct') {
      // "tax on everything | net fifteen", "off the whole thing | sound insulation 990"
      for (let k = i + 2; k < Math.min(row.length, i + 16); k++) {
        const here = row[k]!;
        if (here.tag === 'break' || here.tag === 'pct' || here.tag === 'money' || here.tag === 'rate') break;
        if (!WHOLE.test(` ${textAfter(row, i + 1, k - i)}`)) continue;
        const next = row[k + 1];
        if (/^(not|nothing|none)$/.test(next?.word ?? '')) continue;
        if (
          next &&
          next.tag !== 'break' &&
          !(next.tag === 'word' && (GOES_ON.has(next.word) || (prepositions.has(next.word) && next.word !== 'per')))
        )
          cuts.add(k + 1);
        break;
      }
    }
    // "a 35 percent deposit | four or five days", "a third down | the unit takes ten days", "1500 down | cap lights 24"
    if (
      element.tag === 'pct' ||
      element.tag === 'money' ||
      (element.tag === 'num' && (element.measure?.value ?? 1) < 1)
    ) {
      const noun = after;
      const next = row[i + 2];
      if (
        /^(deposit|down|upfront|retainer)$/.test(noun) &&
        next &&
        (next.tag === 'time' ||
          next.tag === 'num' ||
          (next.tag === 'word' &&
            (isContent(next.word) || determiners.has(next.word)) &&
            !/^(payment|payments|due|required|nonrefundable|refundable|fee|half|upfront|first|today|now|already)$/.test(
              next.word,
            )))
      )
        cuts.add(i + 2);
    }
    // "at our price | less two hundred", "the gate 385 | minus five percent since they're repeat customers"
    if (LEADS.has(element.word) && i > 0 && (row[i - 1]!.tag !== 'break' || /^(,|[a-z]+)$/.test(row[i - 1]!.word))) {
      const figure = /^(an?|the|another)$/.test(wordAt(row, i + 1)) ? i + 2 : i + 1;
      const tag = row[figure]?.tag ?? '';
      const takes =
        /^(less|minus)$/.test(element.word) &&
        (/^(money|pct)$/.test(tag) || (tag === 'num' && /^(credit|discount|rebate)$/.test(wordAt(row, figure + 1))));
      const fee = tag === 'money' && /^(?:travel|trip|mileage) (?:fee|charge)\b/.test(textAfter(row, figure + 1, 2));
      const share =
        tag === 'pct' &&
        /^(?:(?:off|down)\b|(?:(?:(?!and |plus |then |also )[a-z]+|'s) ){0,2}?(?:tax|taxes|discount|deposit|fee|surcharge|retainer|gratuity)\b)/.test(
          textAfter(row, figure + 1, 4),
        );
      if (
        (takes && !/^(no|at|the|an?|more|or)$/.test(wordAt(row, i - 1))) ||
        ((fee || share) &&
          (!GOVERNS.has(wordAt(row, i - 1)) ||
            // "plus a 75 travel fee | with 8 percent tax on everything"
            (share && /^(fee|charge|surcharge|tax|discount)$/.test(wordAt(row, i - 1)))))
      )
        cuts.add(i);
    }
    // "disposal 180 | with a fifty dollar referral credit | paint 60"
    if (element.tag === 'money' || element.tag === 'pct') {
      let k = i + 1;
      while (k < i + 3 && isContent(wordAt(row, k)) && !GIVES_BACK.has(wordAt(row, k))) k++;
      // "disposal 180 | military discount which is ten percent", "disposal 180 | credit her fifty"
      const behind = GIVES_BACK.has(wordAt(row, k)) ? wordAt(row, k + 1) : null;
      if (behind !== null && /^(that|which|is|'s|of|him|her|them|you|the)$/.test(behind)) cuts.add(i + 1);
      else if (behind !== null) {
        let from = determiners.has(wordAt(row, i - 1)) ? i - 1 : i;
        if (/^(with|less|minus|plus|and)$/.test(wordAt(row, from - 1))) from--;
        if (/^(money|rate|regular)$/.test(row[from - 1]?.tag ?? '')) cuts.add(from);
        for (let b = i + 1; b <= k; b++) bound.add(b);
        if (isContent(wordAt(row, k + 1)) || row[k + 1]?.tag === 'num') cuts.add(k + 1);
      }
    }
    // "they're tax exempt | carpet 3100"
    if (element.word === 'exempt' && (isContent(after) || /^(num|qty)$/.test(row[i + 1]?.tag ?? ''))) cuts.add(i + 1);
    // "35 percent when the pavers land | rest at the end"
    if (
      BALANCE.has(element.word) &&
      /^(at|on|upon|when|due|before|after)$/.test(after) &&
      i > 1 &&
      isContent(wordAt(row, i - 1)) &&
      row.slice(Math.max(0, i - 9), i).some((e) => e.tag === 'pct' || e.tag === 'money' || e.tag === 'num')
    )
      cuts.add(i);
    // "half at launch | about six weeks"
    if (
      ABOUT.has(element.word) &&
      /^(day|week|month)$/.test(row[i + 1]?.measure?.unit ?? '') &&
      row[i + 1]!.tag === 'time' &&
      isContent(wordAt(row, i - 1)) &&
      /^(launch|delivery|completion|done|start|finish|signing|approval|end|balance|rest|complete|finished)$/.test(
        wordAt(row, i - 1),
      )
    )
      cuts.add(i);
    // "half to hold the date | gallery in three weeks"
    if (
      HOLDS.has(element.word) &&
      /^(date|spot|day|slot|week|place|price|time)$/.test(wordAt(row, i + 2)) &&
      determiners.has(wordAt(row, i + 1)) &&
      (isContent(wordAt(row, i + 3)) || /^(num|qty|time)$/.test(row[i + 3]?.tag ?? ''))
    )
      cuts.add(i + 3);
    // "sales tax 7 percent", "deposit of five hundred", "a travel charge of 60": the term begins at its name
    const term =
      /^(?:need an? #money (?:deposit|retainer|down)|(?:sales tax|tax|deposit|discount|retainer|(?:a |the )?travel (?:fee|charge)|(?:a |the )?trip (?:fee|charge)) (?:(?:of|is|'s|at|will be|would be) )?(?:(?:an?|about|another) )?#(?:pct|money))\b/;
    if (i > 0 && NAMED.has(element.word) && term.test(textAfter(row, i, 8))) {
      if (/^(and|plus)$/.test(wordAt(row, i - 1))) cuts.add(i - 1);
      else if (
        row[i - 1]!.tag !== 'word' ||
        !(
          GOVERNS.has(wordAt(row, i - 1)) ||
          /^(sales|local|state|county|city|total|security|no)$/.test(wordAt(row, i - 1))
        )
      )
        cuts.add(i);
    }
    // "ten percent off the treatment just that not the rest | pets stay out"
    if (ENDS.has(element.word) && isContent(after) && / (not the rest|nothing else)$/.test(` ${textUpTo(row, i)}`))
      cuts.add(i + 1);
    // "I had 4800 in for that | take it out"
    if (
      i > 0 &&
      TAKES_OUT.has(element.word) &&
      /^(it|that|them|those)$/.test(wordAt(row, i + 1)) &&
      /^(out|off)$/.test(wordAt(row, i + 2)) &&
      !/^(to|and|'ll|i|we)$/.test(wordAt(row, i - 1))
    )
      cuts.add(i);
    if (
      TAKES_OFF.has(element.word) &&
      /^(it|that|them|those)$/.test(after) &&
      /^(out|off)$/.test(wordAt(row, i + 2)) &&
      (wordAt(row, i + 3) === 'and' || row[i + 3]?.tag === 'num')
    )
      cuts.add(i + 3);
    // "the pipe costs me 20 | put 10 percent on all three"
    if (row[i + 1]?.tag === 'pct' && PUTS.has(element.word) && /^(money|rate)$/.test(row[i - 1]?.tag ?? ''))
      cuts.add(i);
    if (element.word === 'hey' && i > 0) cuts.add(i);
    // "on the labor just the labor | …", "| Danny turn the radio down"
    if (
      wordAt(row, i - 2) === 'just' &&
      wordAt(row, i - 1) === 'the' &&
      wordAt(row, i - 3) === element.word &&
      row[i + 1]
    )
      cuts.add(i + 1);
    if (
      i > 0 &&
      firstNames.has(element.word) &&
      // names that are words as often
      !/^(will|mark|bill|chip|grant|rob|art|pat|drew|chase|clay|cliff|rusty|sandy|rose|may|june|april|august|grace|jack|stone|miles|ray|rich|dusty)$/.test(
        element.word,
      ) &&
      /^(turn|stop|don't|quit|grab|watch|move|hold|shut|come|get|put|go|be|bring|hand|leave|careful)$/.test(after) &&
      !(
        prepositions.has(wordAt(row, i - 1)) ||
        determiners.has(wordAt(row, i - 1)) ||
        /^(and|tell|let|have|make|ask|help)$/.test(wordAt(row, i - 1))
      )
    )
      cuts.add(i);
    // "are not included | start on the 9th"
    if (
      SHUT.has(element.word) &&
      isContent(after) &&
      !/^(free|separately|already|unless|either|though|automatically|today|price|work|items?)$/.test(after)
    )
      cuts.add(i + 1);
    // "no charge | cutting the cake 125", "throw that in for free | stairs 300"
    if (
      GIVEN.has(element.word) &&
      (isContent(after) || row[i + 1]?.tag === 'num') &&
      / (no charge|for free|for nothing|on the house)$/.test(` ${textUpTo(row, i)}`)
    )
      cuts.add(i + 1);
    // "this is good for 45 days | furnace room stays unfinished"
    if (
      UNTIL.has(element.word) &&
      /^(good|valid|holds|hold|stands|open|honored)$/.test(wordAt(row, i - 1)) &&
      /^(time|date)$/.test(row[i + 1]?.tag ?? '') &&
      row[i + 2] &&
      (isContent(wordAt(row, i + 2)) || determiners.has(wordAt(row, i + 2)))
    )
      cuts.add(i + 2);
    // "net thirty", "report lands in two weeks" after it
    if (element.word === 'net' && /^(num|money)$/.test(row[i + 1]?.tag ?? '')) {
      const days = row[i + 1]!.measure?.value ?? row[i + 1]!.price?.value ?? 0;
      if (
        /^(7|10|14|15|20|21|30|45|60|90)$/.test(String(days)) &&
        !/^(payment|terms|is|'s|are|on|of|the|a)$/.test(wordAt(row, i - 1))
      ) {
        if (i > 0 && row[i - 1]!.tag !== 'break') cuts.add(i);
        const next = row[i + 2];
        if (
          next &&
          next.tag !== 'break' &&
          !(next.tag === 'word' && /^(days?|terms?|like|as|from|on|or|eom|and|if|with)$/.test(next.word))
        )
          cuts.add(i + 2);
      }
    }
  }
  return divideRow(row, cuts, bound);
}
