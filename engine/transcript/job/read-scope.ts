/** What a percentage is of: "on the food and the bar", "off the hours but not the license", "on the two parts only". */

import { stem } from '../vocabulary/stem.ts';
import { isContent } from '../vocabulary/words.ts';
import { type Context, percentOfClause, priceOf } from './context.ts';

const STOP =
  /^(sorry|if|since|because|cause|for|when|as|but|not|and|or|only|just|plus|net|so|that|which|with|at|to|of|in|on|off|is|'s|are|was|he|she|they|we|i|it|you|who|where|while|until|before|after|than|through|via|under|during|till|except|excluding|too|also|please|nothing|none|alone|#.*)$/;
const WHOLE =
  /^(one|whole|total|entire|everything|all|ticket|job|bill|top|it|this|that|full|grand|price|invoice|quote|project|them|him|her|lot|order|regular|both|each|whatever|thing|works|sum|subtotal|rest|deal|what|me|us)$/;

/** "the fascia": an article and a noun or two, and nothing said of them. */
const BARE_NAME =
  /^ (?:the|all the|any) [a-z]+(?: [a-z]+)? (?:only )?(?:(?:but |and )?(?:not|nothing) (?:on|for) .*)?$/;

/** "that's the buffet and the cobbler not the servers" */
const MEANS =
  /^ (?:that's|that is|meaning|which is|i mean|so) (?:just |only )?(?<of>the [a-z]+(?: [a-z]+)?(?:,? (?:and )?the [a-z]+(?: [a-z]+)?)*?)(?<not> (?:and |but )?not the [a-z]+(?: [a-z]+)?)? $/;

/** "not off the mileage" */
const DENIED = /^ not (?:on |off )?(?:the|my) [a-z]+(?: [a-z]+)? $/;

/** The words of a percentage with those of the next clause where they narrow it: "but only the carpet", "and the fascia". */
export function scopeWords(context: Context, index: number): string {
  const before = context.clauses[index - 1];
  // "nothing off the compressor | but five percent off the other two"
  const spared =
    before &&
    / (?:nothing|none|no discount) (?:off|on|for) (?:the |my )?([a-z]+(?: [a-z]+)?) $/.exec(before.shape)?.[1];
  const shape = `${context.clauses[index]!.shape}${spared ? `not on the ${spared} ` : ''}`;
  const behind = context.clauses[index + 1];
  // "five percent off | because he's got the flood mess | that's off the work"
  const reason = behind && /^ (?:because|since|cause) /.test(behind.said) && !priceOf(behind) ? 1 : 0;
  const after = context.clauses[index + 2];
  // "ten percent off | because they're friends of hers but not off the album"
  const denied = reason && / not (?:on|off) (?:the|my) [a-z]+(?: [a-z]+)? $/.exec(behind!.said)?.[0];
  if (denied) return `${shape.trimEnd()}${denied}`;
  const at =
    reason && after && (/ (?:that's|it's) (?:only |just )?(?:on|off) /.test(after.shape) || DENIED.test(after.shape))
      ? index + 2
      : index + 1;
  const next = context.clauses[at];
  if (!next || priceOf(next) || percentOfClause(next) || / #tax /.test(next.shape)) return shape;
  const full = next.said;
  // "on the food | that's the buffet and the cobbler not the servers": what that is
  const meant = MEANS.exec(next.shape)?.groups;
  if (meant && / (?:on|off|of) (?:the|my) [a-z]+ $/.test(shape)) {
    context.taken[at] = 1;
    return `${shape.replace(/(?:the|my) [a-z]+ $/, '')}${meant.of} ${meant.not ?? ''} `.replace(/ +/g, ' ');
  }
  // "off the benches and the swings, slide | no discount"
  if (/^ (?:no discount|full price|#regular) $/.test(next.shape)) {
    context.taken[at] = 1;
    return `${shape}no discount `;
  }
  // "the bond is two percent | and leave the permit out of that"
  const without = /^ (?:leave|keep) (?:the |my )?([a-z]+(?: [a-z]+)?) (?:out|off) of (?:that|it) $/.exec(
    next.shape,
  )?.[1];
  if (without) {
    context.taken[index + 1] = 1;
    return `${shape}not on the ${without} `;
  }
  const narrows =
    /^ (?:but )?(?:only|just|not|nothing) /.test(full) ||
    /^ on (the|just|only|parts|materials?|all|everything)/.test(next.shape) ||
    /^ (that's|that is|it's|it is|(?:which|that) (?:is|goes|only goes)) (only |just )?(on|for|off) /.test(next.shape) ||
    // "she gets 10 percent off | and that is just the fence"
    /^ (?:that's|that is|it's|it is) (?:only|just) (?:the|my|his|her) [a-z]+(?: [a-z]+)? $/.test(next.shape) ||
    // "off the fence not the gates | and not the drilling"
    DENIED.test(next.shape);
  // "seven percent tax on the guard | and the fascia"
  const joins =
    next.opener === 'and' && / (?:on|off) (?:the |all |just )*[a-z]/.test(shape) && BARE_NAME.test(next.shape);
  if (!narrows && !joins) return shape;
  context.taken[at] = 1;
  // "but only on the build | and the copy"
  const more = context.clauses[at + 1];
  const also = more?.opener === 'and' && !priceOf(more) && BARE_NAME.test(more.shape) && !joins;
  if (also) context.taken[at + 1] = 1;
  if (joins) return `${shape.trimEnd()} and${next.shape}`;
  // "but only the carpet" names it without a preposition
  return `${shape}${next.shape
    .trimStart()
    .replace(/^(only|just) (?=the |a |my )/, 'on ')
    .replace(
      /^(?:that's|that is|it's|it is|which is) (?:only |just )?(?:for )?(?=(?:the|my|his|her) )/,
      'on ',
    )}${also ? `and${more.shape}` : ''}`;
}

export interface Scope {
  of: string | null;
  notOf: string | null;
}

/** "on the hardware so that's the lever and the keys": what the general word stands for takes its place. */
const EXPLAINED =
  / (?:on|off) (?:(?!since |because |cause |as )[a-z#]+ )+?(?:(?:so )?(?:that's|it's|which is|meaning) (?:(?:just|only) (?=[a-z])|(?=(?:the|my) ))|so (?:just |only )?(?=the )|(?:just|only) (?=the [a-z ]+ and the ))/;

/** Other ways to say what it is on, and what it is not on, in the words of the usual ones. */
const SAID_OTHERWISE: readonly [RegExp, string][] = [
  [EXPLAINED, ' on '],
  // "on the hardware only panic bar that is"
  [/ (?:on|off) (?:the |my )?[a-z]+ (?:only )?(?:#tax )?((?:[a-z]+ ){1,3})that is /, ' on the $1'],
  // "just off those three hours of labor"
  [/ (on|off) (?:those|these|the|all) #(?:num|time|qty) of (?:the )?/, ' $1 '],
  // "the fence has a 20 percent rush charge on it"
  [
    /^ (?:(?:and|the|my) )*([a-z]+(?: [a-z]+)?) (?:has|have|gets|get|carries) (?:an? )?(#pct [a-z ]+) on (?:it|them|that|those) $/,
    ' $2 on the $1 ',
  ],
  [/ on top of (?=the |my |his |her )/, ' on '],
  // "off the price of the fence"
  [/ (on|off) (?:the|that) (?:price|cost|total) (?:of|for) (?=the |my |his |her )/, ' $1 '],
  [/ (?:besides|other than|apart from|aside from|minus|outside of) (?=the |my |any )/, ' except '],
  // "off everything bar the permit", but "off the food and the bar"
  [
    /(?<= (?:everything|all|anything|lot|it|them|job|bill|thing)) (?:bar|barring|save|save for) (?=the |my |any )/,
    ' except ',
  ],
  // "off the work not off the travel"
  [/ (on|off) the work (?=not (?:on|off|for) (?:the )?(?:travel|drive|driving|mileage) )/, ' $1 everything '],
  // "12 percent of what the two subs come to"
  [
    / what (?:the|my|our|his|her) ((?:[a-z#]+ ){1,3}?)(?:come|comes|add|adds|cost|costs|run|runs|charge|charges)(?: up)?(?: to)?(?: me)? /,
    ' the $1',
  ],
  // "and nothing comes off the heat pump", "none on labor", "nothing off the grass"
  [/ (?:nothing|none|zero) (?:(?:comes?|goes|taken) )?(?:off|on|for) /, ' not on '],
  // "hosting stays as is", "siding no discount", "but full price on the keys"
  [
    / (?:and )?(?:the |my )?([a-z]+) (?:gets |has )?(?:(?:stays?|remains?|(?:is|are) (?=at |as is|full|regular))(?: (?:at|as|is|where|it|full|regular|price|the|same|#regular))*|no discount|nothing off) $/,
    ' not on $1 ',
  ],
  [/ (?:but |and )?full price (?:on|for) /, ' not on '],
  // "opener excluded"
  [/ (?:the )?([a-z]+) (?:excluded|excepted) /, ' not on $1 '],
  // "the trees are ten percent off the grass isn't"
  [
    /^ (?:(?:and|right now|but|so) )*(?:the|my|all the) ([a-z]+(?: and (?:the )?[a-z]+)?) (?:is|are|get|gets) #pct off /,
    ' #pct off the $1 ',
  ],
  [/ (?:the|my) ([a-z]+) (?:isn't|aren't|doesn't|don't) $/, ' not on $1 '],
];

/**
 * What the share told in the clause is on: by the words of `said` behind one of the prepositions, else by the lines that
 * the clause calls by name ("the fence gets 10 percent off", "for the fence he gets 10 percent off").
 */
export function scopeOf(context: Context, index: number, said: string, prepositions: RegExp): Scope {
  const scope = scopeAfter(said, prepositions);
  return scope.of || scope.notOf || ALL.test(said) ? scope : { of: linesCalled(context, index, said), notOf: null };
}

const ALL =
  / (?:everything|all|whole|entire|total|ticket|bill|job|lot|both|subtotal|works|board|thing|project|order|price|quote|invoice|top|(?:on|off) (?:it|that|this|them)(?! one )) /;
/** Why there is one, or when: what is called there is not what it is on. */
const REASON = / (?:since|because|cause|if|when|once|as|so that|after|before|to|who|he's|she's|they're) .*$/;

/** The heads of lines that the words name, those just before the clause included where they only lead up to it. */
export function linesCalled(context: Context, index: number, said: string): string | null {
  const before = context.clauses[index - 1];
  const leads =
    before !== undefined &&
    !priceOf(before) &&
    /^ (?:on|off|for) (?:the|my|his|her|their) [a-z]+(?: [a-z]+)? $/.test(before.shape);
  const words = `${leads ? before.shape : ''}${said}`.replace(REASON, ' ').replace(/'s /g, ' ').trim().split(' ');
  const called = words.filter(
    (word) =>
      /^[a-z]{3,}$/.test(word) &&
      isContent(word) &&
      context.job.lines.some((line) => !line.optional && nounOf(line.label) === stem(word)),
  );
  if (leads && called.length > 0) context.taken[index - 1] = 1;
  return [...new Set(called)].join(' and ') || null;
}

/** "hang the gate" → gate, "stone for the wall" → stone, as a stem. */
export const nounOf = (label: string): string =>
  stem(
    label
      .toLowerCase()
      .split(/ (?:for|with|in|on|of|at|from|to|under|by) |[,–]/)[0]!
      .replace(/[^a-z ]+/g, '')
      .trim()
      .split(' ')
      .at(-1)!,
  );

/** Names listed behind one of the prepositions, joined by "and"; null for the whole. */
export function scopeAfter(said: string, prepositions: RegExp): Scope {
  const shape = SAID_OTHERWISE.reduce((text, [form, usual]) => text.replace(form, usual), said);
  const words = shape.replace(/'s /g, ' ').trim().split(' ');
  let of: string | null = null;
  let notOf: string | null = null;
  for (let k = 0; k < words.length && of === null; k++) {
    if (!prepositions.test(words[k]!)) continue;
    const before = words[k - 1] ?? '';
    const names = namesAt(words, k + 1);
    if (names === null) return { of: null, notOf: notOfIn(words) };
    if (/^(not|except|excluding)$/.test(before)) continue;
    // "off the mini split itself just the unit"
    const just = names ? / itself (?:just|only) (?:the|my) ([a-z]+) (?=not |$)/.exec(shape)?.[1] : undefined;
    if (names) of = just ? `${names} and ${just}` : names;
  }
  notOf = notOfIn(words);
  return { of, notOf };
}

function notOfIn(words: readonly string[]): string | null {
  const names: string[] = [];
  for (const [at, word] of words.entries()) {
    const excepts =
      at > 0 &&
      (/^(not|except|excluding)$/.test(word) ||
        (word === 'but' && /^(everything|all|anything|it)$/.test(words[at - 1]!)));
    if (!excepts) continue;
    let from = at + 1;
    while (/^(on|off|for|of|counting|including|the)$/.test(words[from] ?? '')) from++;
    // "not the gates and not the drilling"
    const found = namesAt(words, from, true);
    if (found && !names.includes(found)) names.push(found);
  }
  return names.join(' and ') || null;
}

/** The noun phrases from k on; null when they mean everything, empty when there are none. */
function namesAt(words: readonly string[], k: number, denied = false): string | null {
  const names: string[] = [];
  let current: string[] = [];
  let i = k;
  while (/^(just|only|of)$/.test(words[i] ?? '')) i++;
  for (; i < words.length; i++) {
    const word = words[i]!;
    if (/^(the|all|my|our|his|her|their|both|any|#num)$/.test(word) && current.length === 0) continue;
    if (/^(the|a)$/.test(word) && current.length > 0) {
      // "the hardware, the server": the next name begins
      names.push(current.join(' '));
      current = [];
      continue;
    }
    // "not the tires or the tub"
    if (word === 'and' || word === 'plus' || (denied && word === 'or')) {
      const next = words[i + 1] ?? '';
      if (current.length && next && !STOP.test(next)) {
        names.push(current.join(' '));
        current = [];
        continue;
      }
      break;
    }
    // "off those 13 visits"
    if (/^(those|these)$/.test(word) && current.length === 0 && words[i + 1] === '#num' && words[i + 2]) continue;
    // "off that first treatment" is of one thing, "off that" of everything
    if (
      /^(that|this|those|these)$/.test(word) &&
      current.length === 0 &&
      words[i + 1] &&
      !STOP.test(words[i + 1]!) &&
      !WHOLE.test(words[i + 1]!)
    )
      continue;
    if (STOP.test(word)) break;
    // "off the regular visits", but "off the regular price"
    if (word === 'regular' && words[i + 1] && !STOP.test(words[i + 1]!) && !/^(prices?|rates?)$/.test(words[i + 1]!))
      continue;
    // "the other two"
    const others = /^others?$/.test(word) && (!words[i + 1] || STOP.test(words[i + 1]!));
    if (names.length === 0 && current.length === 0 && (WHOLE.test(word) || others)) return null;
    current.push(word);
    // "just the heat pump line set and pad"
    if (current.length > 3 && words[i + 1] !== 'and') break;
  }
  if (current.length) names.push(current.join(' '));
  return names.filter(Boolean).join(' and ');
}
