/** The words that name a thing, taken out of the clause they were said in. */

import { firstNames } from '../vocabulary/first-names.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  isContent,
  isPlural,
  LETTERED,
  prepositions,
  pronouns,
  wordSet,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { BREAKS, GOT, IS, NEEDS, namingWords, TURNS, WHEN } from './label-figures.ts';
import { OBJECTS, relativeIn, type Said } from './relative-clause.ts';

export const PARTICLE = wordSet('up out off in down');
/** "Clean up", "tear out", "put in": a particle behind it is of the name. */
export const takesParticle = (word: string): boolean => TAKES_PARTICLE.test(word);
const TAKES_PARTICLE =
  /^(put|clean|tune|follow|catch|check|tear|haul|set|touch|hook|drop|build|wash|rough|trim|pick|tie|change|blow|fit|start|wrap|cut|button|move|pull|rip|dig)$/;
const LOOSE = wordSet("of to 's for ,");

const LEAD =
  /^(?:(?:(?:this|that|next|last|first) time|wait no|and|so|then|plus|also|okay|ok|alright|oh|hiya|hey|hello|howdy|g'day|well(?! (?:pump|cap|house|head|tank|water|line|casing|drilling|test|inspection|pressure|seal)s?\b)|but|anyway|now|first|second(?! (?:shooter|photographer|coat|floor|bath|bathroom|bedroom|kitchen|set|story|fix|fit))|next|finally|lastly|yeah|um|uh|right|let's|let|see|here|there|'s|is|are|'re|'ve|'ll|'d|'m|was|will|would|we|i|you|he|she|they|it|this|that|these|those|who|got|have|has|had|need|needs|needed|want|wants|wanted|like|to|going|gonna|gotta|be|do|does|doing|did|figure|figured|say|said|charge|charging|bill|add|adding|throw|tack(?= on )|in|include|including|includes|put(?! (?:(?!it |them |that |those )[a-z']+ ){0,4}together\b)|(?:stuck|torn|deciding|choosing) between|down(?= as )|just|only|about|around|probably|maybe|the|a|an|another|some|my|our|your|his|her|their|its|any|for|of|on|with|by|at|get(?! rid )|gets|supply(?! (?:chain|side|air|duct|runs?|lines?|valves?|house|closet|cabinets?|store|duct|vent|pipe|box|kit) )|supplies(?= [a-z])|give|him|them|me|us|giving(?= (?:(?:him|her|them) )?an? )|call(?! outs?\b)|told|please|another|additional|extra|up|as|options|option|optional|either|or|one|work|job|price|priced|quote|covers|same|all|both|make|take(?! (?:down|out|off|up|apart|away|in (?:the|a|an|her|his|their)\b))|looking|talking|thinking|guessing|figuring|expecting|asked|asks|asking|anywhere|somewhere|basically|really|actually|definitely|still|each|go|went|come|comes|came|coming|bid|over|forgot|took|over|tell|if|want|part|line(?= (?:item|for)\b)|item) )+/;
const TRAIL =
  /(?: (?:call(?:ing)? it|(?:comes?|came|works?|figures?|adds?) (?:out|up)(?= to|$)|is|are|'s|'re|was|were|will|would|be|been|being|going|at|for|of|to|and|or|plus|with|by|on|in|the|a|an|another|about|(?<! (?:way|all) )around|each|run|runs|running|cost|costs|come|comes|came|coming|total|that|it|this|my|our|his|her|their|another|only|just|say|maybe|roughly|approximately|like|extra|additional|charge|so|then|but|as|from|up|him|them|me|us|also|somewhere|between|them|those|these|there|i|we|you|he|she|they|which|per|x|same|all|figure|get|gets|make|makes|be|has|have|'ll|'d|price|priced|not|exceed|another|if|because|flat|even|times|worth))+ ?$/;

/** Words that begin a thing rather than lead up to it. */
const KEEP = /^(?:in|on|over|up|all|both|one|work|job|part|line|item|extra|additional|same|option|total) /;

const blanksIn = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++;
  return count;
};

/** The label in a stretch of elements: figures and connectives out, lead-ins and loose ends off. Empty where nothing is named. */
export function labelOf(elements: readonly Element[], textAt: (element: Element) => string): string {
  const words = namingWords(elements, textAt);
  const plain = ` ${words.map((w) => w.word).join(' ')} `;
  let body = plain.trimStart();
  let start = 0;
  const lead = LEAD.exec(body);
  if (lead) {
    start = blanksIn(lead[0]);
    body = body.slice(lead[0].length);
  }
  // "in the garage", "one walk gate": what was cut off too eagerly comes back only when nothing is left
  if (body.trim() === '' && words.length && KEEP.test(`${words.at(-1)!.word} `)) return '';
  body = ` ${body}`;
  const trail = TRAIL.exec(body);
  const rest = words.slice(start);
  const keep = trail ? blanksIn(body.slice(0, trail.index)) : rest.length;
  // "spring clean up", "oven tear out": the particle is of the name
  const particle = PARTICLE.has(rest[keep]?.word ?? '') && takesParticle(rest[keep - 1]?.word ?? '');
  // "the dump run comes to": after a singular it is a noun
  const run =
    (rest[keep]?.word === 'run' ||
      (rest[keep]?.word === 'runs' && elements.some((element) => element.tag === 'num'))) &&
    keep > 0 &&
    isContent(rest[keep - 1]!.word) &&
    !isPlural(rest[keep - 1]!.word);
  let chosen = words.slice(start, start + keep + (particle || run ? 1 : 0));
  if (chosen.some(({ word }) => TURNS.has(word))) chosen = nameIn(chosen);
  while (
    chosen.length &&
    ((determiners.has(chosen[0]!.word) && !(chosen[0]!.word === 'every' && chosen[1]?.word === 'other')) ||
      conjunctions.has(chosen[0]!.word) ||
      LOOSE.has(chosen[0]!.word))
  )
    chosen.shift();
  while (
    chosen.length &&
    (conjunctions.has(chosen.at(-1)!.word) ||
      chosen.at(-1)!.word === ',' ||
      determiners.has(chosen.at(-1)!.word) ||
      (prepositions.has(chosen.at(-1)!.word) && !endsWell(chosen)))
  )
    chosen.pop();
  if (!chosen.some((w) => isContent(w.word) || w.word === 'x1')) return '';
  const label = chosen
    .map((w) => w.text)
    .join(' ')
    .replace(/ (['’](s|ll|re|ve|d|m))\b/g, '$1')
    .replaceAll(' ,', ',');
  const last = chosen.at(-1)!.word;
  if (last !== 'x1' && !TIMES.has(last)) return label;
  return (
    label
      // "rehearsal dinner the night before"
      .replace(/(?<=[a-z]{3}) the (?:night|day|evening|morning)(?: (?:before|after))?$/i, '')
      // "bookkeeping a month", "drive time an hour": so much of it
      .replace(
        /(?<!^(?:visits|nights|sessions|times|trips|days|hours))(?<=[a-z]{3}) (?:a|an|per) (?:month|week|hour|day|year|visit)$/i,
        '',
      )
  );
}

/** "Tear off", "all the way around": the particle is of the name. */
const endsWell = (said: readonly Said[]): boolean =>
  /^(?:out|off|up|down|in|away|over)$/.test(said.at(-1)!.word) ||
  (said.at(-1)!.word === 'around' && /^(?:all|way)$/.test(said.at(-2)?.word ?? ''));

const TIMES = wordSet('night day evening morning before after month week hour year visit');

/** People beside the job. */
const WHO =
  /^(?:wife|husband|manager|owner|boss|landlord|tenant|super|foreman|son|daughter|mom|dad|neighbor|neighbour)$/;

const PERIOD = /^(?:year|month|week|season|spring|summer|winter|fall|today|yesterday|tomorrow)$/;

/** The part of what was said that names the thing. */
function nameIn(said: Said[]): Said[] {
  // "depends how messy the folders are nine user licenses"
  const depends = /^depend(?:s|ing)$/.test(said[0]?.word ?? '') ? said.findIndex((w) => auxiliaries.has(w.word)) : -1;
  if (depends > 0 && said.slice(depends + 1).some((w) => isContent(w.word))) return nameIn(said.slice(depends + 1));
  // "leaf size and varnish call it supplies"
  const called = said.findIndex((w, k) => k > 0 && w.word === 'call' && said[k + 1]?.word === 'it');
  if (called > 0) return nameIn(said.slice(0, called));
  const relative = relativeIn(said);
  let chosen = relative > 0 ? said.slice(0, relative) : said;
  // "his wife's allergic and steel edging": what is said of people names nothing
  if (IS.has(chosen[1]?.word ?? '') && WHO.test(chosen[0]!.word)) {
    const and = chosen.findIndex((w, k) => k > 1 && (w.word === 'and' || /^(?:she|he|they)$/.test(w.word)));
    if (and > 0 && chosen.slice(and + 1).some((w) => isContent(w.word))) chosen = chosen.slice(and);
    while (/^(?:and|she|he|they|wants|needs|the|a|an)$/.test(chosen[0]?.word ?? '')) chosen = chosen.slice(1);
  }
  // "Eddie's doing the electrical for me": who does it
  if (
    IS.has(chosen[1]?.word ?? '') &&
    firstNames.has(chosen[0]!.word) &&
    /^(?:doing|handling|running|supplying)$/.test(chosen[2]?.word ?? '')
  )
    chosen = chosen
      .slice(3)
      .filter(
        (w, k, all) =>
          !(/^(?:me|us)$/.test(w.word) || (w.word === 'for' && /^(?:me|us)$/.test(all[k + 1]?.word ?? ''))),
      );
  // "while we're there and strap it to the wall"
  if (chosen[0]?.word === 'while') {
    const and = chosen.findIndex((w) => w.word === 'and');
    if (and > 0 && workVerbs.has(chosen[and + 1]?.word ?? '')) chosen = chosen.slice(and + 1);
  }
  // "dryer vent take it out the side and hood it": the thing, and what is done with it
  const taken = chosen.findIndex(
    (w, k) =>
      k > 1 &&
      w.word === 'it' &&
      (workVerbs.has(chosen[k - 1]!.word) || /^(?:take|put|run|bring)$/.test(chosen[k - 1]!.word)),
  );
  if (
    taken > 1 &&
    chosen.slice(0, taken - 1).every((w) => isContent(w.word) && (!workVerbs.has(w.word) || workNouns.has(w.word)))
  )
    return [
      ...chosen.slice(0, taken - 1),
      { word: ',', text: ',' },
      ...chosen.slice(taken - 1).filter((w) => w.word !== 'it'),
    ];
  // "labor for the planting is two guys": what stands before the verb names it
  const verb = chosen.findIndex(
    (w, k) =>
      IS.has(w.word) &&
      // "the cleanup of last year's books"
      !(w.word === "'s" && PERIOD.test(chosen[k - 1]?.word ?? '')) &&
      // "3 bad supply runs around the corner"
      !(w.word === 'runs' && (prepositions.has(chosen[k + 1]?.word ?? '') || k + 1 === chosen.length)),
  );
  if (
    verb > 0 &&
    chosen.slice(0, verb).every((w) => !pronouns.has(w.word) && !auxiliaries.has(w.word)) &&
    !/^option$/.test(chosen[0]!.word)
  ) {
    const subject = chosen.slice(0, verb);
    const more = chosen
      .slice(verb + 1)
      .filter(
        (w) =>
          !/^(guys|men|man|people|going|to|be|about|just|me|workers|of|for|at|running|optional|available|extra|separate)$/.test(
            w.word,
          ),
      );
    const adds = more.length > 0 && more.length <= 4 && more.every((w) => isContent(w.word));
    chosen = adds ? [...subject, { word: ',', text: ',' }, ...more] : subject;
  }
  // "the den ceiling got soaked cut out and replace"
  const got = chosen.findIndex((w, k) => GOT.has(w.word) && /(ed|en|own|ut)$/.test(chosen[k + 1]?.word ?? ''));
  if (got > 0 && chosen.slice(0, got).some((w) => isContent(w.word)))
    chosen = chosen.slice(0, /^(both|all)$/.test(chosen[got - 1]!.word) ? got - 1 : got);
  // "the ice machine needs a new water valve"
  const need = chosen.findIndex((w) => NEEDS.has(w.word));
  // "the one by the tub has to be tempered"
  const must = chosen.findIndex(
    (w, k) =>
      /^(?:has|have|needs?|gotta|got)$/.test(w.word) &&
      k > 0 &&
      chosen[k + 1]?.word === 'to' &&
      chosen[k + 2]?.word === 'be',
  );
  if (must > 0 && must + 4 === chosen.length && /ed$/.test(chosen[must + 3]!.word))
    return [...chosen.slice(0, must), { word: ',', text: ',' }, chosen[must + 3]!];
  // "nine boards need replacing": what, and what is done with it
  if (
    need > 0 &&
    need === chosen.length - 2 &&
    /[a-z]{3}ing$/.test(chosen[need + 1]!.word) &&
    isContent(chosen[need - 1]!.word)
  )
    chosen = [...chosen.slice(0, need), { word: ',', text: ',' }, chosen[need + 1]!];
  else if (need > 0 && need < chosen.length - 1) chosen = chosen.slice(need + 1);
  // "move the washer hook it up level it": the thing is named at first
  const chained = chosen.findIndex(
    (w, k) => k > 2 && (w.word === 'it' || w.word === 'them') && workVerbs.has(chosen[k - 1]!.word),
  );
  if (chained > 0 && workVerbs.has(chosen[0]!.word) && chosen.slice(1, chained - 1).some((w) => isContent(w.word)))
    chosen = chosen.slice(0, chained - 1);
  // "hardwire it on a 60 amp circuit": the object is known
  if (chosen.length > 2 && OBJECTS.has(chosen[1]!.word) && isContent(chosen[0]!.word))
    chosen = [chosen[0]!, ...chosen.slice(chosen[2]!.word === 'both' ? 3 : 2)];
  // "alignment I sub that out": the thing, and who does it
  const who = chosen.findIndex((w) => w.word === 'i' || w.word === 'we');
  if (
    who > 0 &&
    who <= 3 &&
    chosen.slice(0, who).every((w) => isContent(w.word)) &&
    /^(?:i|we) (?:rent|sub|send|built|made|(?:supply|bring|furnish|provide) it|[a-z]+ (?:that|it|them|those))(?: (?:out|off|in|over|up|for (?:them|him|her|you)))?$/.test(
      chosen
        .slice(who)
        .map((w) => w.word)
        .join(' '),
    )
  )
    chosen = chosen.slice(0, who);
  // "a used car check before she buys it": when, and not what
  const when = chosen.findIndex(
    (w, k) =>
      k > 0 &&
      ((WHEN.has(w.word) && /^(he|she|they|we|i|you|it)$/.test(chosen[k + 1]?.word ?? '')) ||
        // "weekly service once the water's clear"
        (/^(?:once|while)$/.test(w.word) && /^(?:the|his|her|their|our)$/.test(chosen[k + 1]?.word ?? ''))),
  );
  if (when > 0 && chosen.slice(0, when).some((w) => isContent(w.word))) chosen = chosen.slice(0, when);
  // a whole sentence stands before the thing: its last noun phrase names it
  const breaker = chosen.findLastIndex(
    (w, k) =>
      // "line set covers six at 35 a piece"
      !(w.word === 'covers' && k > 0 && k === chosen.length - 1) &&
      (k === 0 || !LETTERED.has(chosen[k - 1]!.word)) &&
      // "demo both rooms", "cables both sides"
      !(
        w.word === 'both' &&
        ((k === 1 && workVerbs.has(chosen[0]!.word)) ||
          // "tear off both layers"
          (k === 2 && workVerbs.has(chosen[0]!.word) && /^(?:off|out|up|down)$/.test(chosen[1]!.word)) ||
          (k > 0 && /^(?:sides|ends|floors|levels|faces)$/.test(chosen[k + 1]?.word ?? '')))
      ) &&
      (pronouns.has(w.word) ||
        (auxiliaries.has(w.word) && w.word !== "'s") ||
        (w.word === 'either' && !/^(side|end|floor|wall|corner|of)$/.test(chosen[k + 1]?.word ?? '')) ||
        BREAKS.has(w.word)),
  );
  // "those two downspouts they added": said of the thing, and not its name
  const clause =
    breaker > 0 &&
    chosen.slice(breaker + 1).every((w) => /ed$|^(out|want|wants|got|chose|need|for|like|likes|bought)$/.test(w.word));
  // "for the cedar fence it's 410 feet": nothing is named behind it
  const behind = chosen.slice(breaker + 1);
  // "the sign out front which blew down", "the tree over the garage scares me to death"
  const told =
    breaker > 0 &&
    (/^(?:which|who|can't|cannot|because)$/.test(chosen[breaker]!.word) ||
      (/^(me|us)$/.test(chosen[breaker]!.word) && breaker > 2 && /[a-z]{3}s$/.test(chosen[breaker - 1]!.word)));
  if (told && chosen.slice(0, breaker - 1).some((w) => isContent(w.word)))
    chosen = chosen.slice(0, /^(me|us)$/.test(chosen[breaker]!.word) ? breaker - 1 : breaker);
  else if (breaker >= 0 && !clause && behind.some((w) => isContent(w.word) || w.word === 'x1')) chosen = behind;
  else if (breaker >= 0) chosen = chosen.slice(0, breaker);
  return chosen;
}

/** "sheets" → "sheet", "boxes" → "box", "people" → "person". */
export function singular(noun: string): string {
  const irregular: Record<string, string> = {
    people: 'person',
    men: 'man',
    feet: 'ft',
    children: 'child',
    shelves: 'shelf',
    leaves: 'leaf',
    halves: 'half',
    guys: 'man',
    folks: 'person',
    stairs: 'stair',
    switches: 'switch',
    boxes: 'box',
    bushes: 'bush',
    dishes: 'dish',
    patches: 'patch',
    inches: 'in',
    batches: 'batch',
    benches: 'bench',
    branches: 'branch',
    fixtures: 'fixture',
  };
  if (irregular[noun]) return irregular[noun];
  if (/ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
