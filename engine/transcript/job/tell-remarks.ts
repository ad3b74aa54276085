/** Remarks: what people, animals and the weather did or are like, told along the way. They name no work and have no price. */
import { auxiliaries, determiners, isContent, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

/** Who lives there, comes by or looks on; and animals. Not the client and his kind: what they do belongs into the document. */
const BEING =
  /^(sons?|daughters?|kids?|boys?|girls?|baby|babies|toddlers?|twins|teenagers?|husband|wife|ex|hubby|missus|mother|mom|mama|mum|father|dad|papa|grandma|grandpa|granny|gran|nan|nana|grandmother|grandfather|aunt|auntie|uncle|cousins?|nephews?|nieces?|brothers?|sisters?|fianc[eé]e?|boyfriend|girlfriend|family|roommates?|housemate|friends?|buddy|buddies|mates?|neighbou?rs?|lads?|fellas?|bloke|dude|grandsons?|granddaughters?|grandkids|grandchildren|stepson|inlaws|mailman|postman|milkman|movers|burglars?|thie(?:f|ves)|vandals|inspector|dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|horses?|pony|ponies|goats?|chickens?|parrot|birds?|raccoons?|squirrels?|bats?|mouse|mice|rats?|possums?|skunks?|pigeons?|seagulls?|crows?|ants|bees|wasps|hornets|snakes?|deer|cows?|pigs?|donkey|rooster|rabbits?|hamsters?|gophers?|beavers?|fox(?:es)?|labrador|retriever|poodle)$/;

/** What a being does that is no request and no part of the job. */
const DEED =
  /^(was|were|wasn't|weren't|is|are|isn't|aren't|does|did|doesn't|didn't|won't|wouldn't|can't|couldn't|has|had|hasn't|'ve|'d|always|never|just|still|already|nearly|almost|even|really|keeps?|kept|thinks?|thought|loves?|loved|hates?|hated|barks?|barked|bit|bites?|chewed|chews|ate|eats?|dropped|drops|fell|falls|ran|runs|drove|drives|backed|broke|breaks|kicked|kicks|hit|hits|knocked|punched|pulled|ripped|tore|scratched|scratches|died|dies|passed|moved|moves|left|leaves|came|comes|went|goes|got|gets|sat|sits|sleeps?|slept|lives?|lived|stood|stands|stole|steals|slipped|tripped|spilled|yelled|yells|laughed|laughs|cried|cries|watched|watches|follows?|followed|stares?|swears?|swore|forgot|forgets|lost|loses|threw|throws|jumped|jumps|flew|flies|nested|nests|bathes?|peed|pees|likes?|liked|plays?|played|works?|worked|snores?|smokes?|smoked|drinks?|turned|turns|talks?|talked|calls?|called|showed|shows|tells?|told|said|says|grew|grows|drew|draws|wrote|painted|bought|saw|sees|made|makes|took|takes|gave|gives|let|dug|digs)$/;

/** What we did or are, and nothing that we charge for. */
const OURS =
  /^ (?:i|we)(?: (?:(?:'m|'re|am|are|was|were)(?: (?:just|so|too|very|not|really|getting|pretty|still|only|always|never|too old|no))* (?:(?:old|careful|tired|hungry|sore|soaked|wet|cold|hot|late|lucky|glad|happy|sorry|sure|afraid|scared|allergic|beat|done|dead|dying|freezing|sweating|kidding|joking|exhausted|worn|stuck|spring|spry|young|twenty|impressed|surprised|amazed|fond|short)\b)|(?:got|get|gets|was|were|'m) (?:stung|bit|bitten|soaked|hurt|lost|stuck|scared|burned|shocked|rained|yelled|chased|dizzy|dusty|filthy|sick|home|wet)\b|(?:nearly|almost|can't believe|can't stand|couldn't believe|hate|hated|love|loved|swear|slipped|fell|tripped|sneezed|coughed|hurt|banged|bumped|bashed|hit my|cut my|burned my|smashed my|twisted|skipped|grew up|went to school|never (?:seen|saw|met|heard|knew)|haven't (?:seen|eaten|slept|had)|had to (?:park|wait|duck|crawl|run|laugh|climb|squeeze)|remember(?! to)|could (?:barely|hardly)|can (?:barely|hardly))\b)) ?/;

const WEATHER =
  /^ (?:and )?it(?: ?'s| is| was| ?'d| had| has)?(?: (?:just|been|still|even|also|always|already))* (?:rain|snow|pour|hail|drizzl|sleet|thunder|storm|freez|frozen|hot|cold|windy|muddy|humid|boiling|dark|late|leak|drip|smell|stink|stunk|sound|squeak|rattl|wobbl|look|weigh|shook|shak|scared|took forever|takes forever|never|gave out|quit|died|blew|broke|fell|caved|gets|got)[a-z]*(?: |$)/;

const wordsOf = (elements: readonly Element[]): string =>
  ` ${elements.map((e) => (e.tag === 'word' ? e.word : `#${e.tag}`)).join(' ')} `;

/** "her late husband", "the dog", "my brother in law" at i: where the name of the being ends; -1 where none stands. */
export function beingAt(row: readonly Element[], i: number): number {
  let k = i;
  if (!determiners.has(wordAt(row, k)) || /^(each|every|both|all|no|whose|any)$/.test(wordAt(row, k))) return -1;
  k++;
  // "her son", "the little dog", "her late husband"
  while (k < i + 3 && isContent(wordAt(row, k)) && !BEING.test(wordAt(row, k)) && !workVerbs.has(wordAt(row, k))) k++;
  if (!BEING.test(wordAt(row, k))) return -1;
  k++;
  if (wordAt(row, k) === 'in' && wordAt(row, k + 1) === 'law') k += 2;
  if (wordAt(row, k) === 'next' && wordAt(row, k + 1) === 'door') k += 2;
  return k;
}

/** A being and what it did or is begin at i: "her son dropped the last one", "the inspector was an hour late". */
export function tellsOfBeing(row: readonly Element[], i: number): boolean {
  const k = beingAt(row, i);
  if (k < 0) return false;
  const word = wordAt(row, k);
  // "the dog's a biter", but "the kid's Civic"; "the raccoons are 300" have a price
  const of =
    word === "'s" || word === "'re"
      ? determiners.has(wordAt(row, k + 1)) ||
        prepositions.has(wordAt(row, k + 1)) ||
        auxiliaries.has(wordAt(row, k + 1)) ||
        /^(not|so|too|very|always|still|never|got|afraid|scared|sick|asleep|allergic|[a-z]+ing)$/.test(
          wordAt(row, k + 1),
        )
      : // "the dog has to be inside" asks for something
        DEED.test(word) && !(/^(has|had|'ve|'d|got)$/.test(word) && wordAt(row, k + 1) === 'to');
  const at = /^(about|around|like|maybe|him|her|them|me|us|at|for|to|only)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  return of && !isPrice(row[at]);
}

const FIGURES = wordSet('pct qty phone email address');

/** What somebody does when he asks for work, supplies or buys something. */
const ASKS =
  /^(wants?|wanted|needs?|needed|likes?|liked|asked|asks|picked|picks|chose|chooses|ordered|orders|would|'d|will|'ll|can|could|might|may|should|must|has|have|had|gets|supply|supplies|provides?|pays?|buys?|takes?|costs?|runs?|comes?|includes?|covers?|uses?|requires?|also|gotta|prefers?|added|adds|requested|mentioned|decided|agreed|approved)$/;

/** "the caulk at the tub | his wife picked biscuit": of the thing just named. */
const PICKED = wordSet(
  'picked picks chose chooses ordered bought found like likes liked love loves loved want wants wanted',
);

/** Do these words, said before a price or without one, only tell something along the way? `loose`: a thing was named before them. */
export function isRemark(elements: readonly Element[], loose = false): boolean {
  let from = 0;
  while (/^(and|so|but|then|because|cause|since|now|man|boy|god|well|'cause)$/.test(wordAt(elements, from))) from++;
  let to = elements.length;
  // "she blew down in that storm seven of them at"
  if (loose) {
    while (to > from && /^(at|for|is|are|'s|'re)$/.test(wordAt(elements, to - 1))) to--;
    if (
      /^(them|those|these)$/.test(wordAt(elements, to - 1)) &&
      wordAt(elements, to - 2) === 'of' &&
      elements[to - 3]?.tag === 'num'
    )
      to -= 3;
  }
  const said = elements.slice(from, to);
  if (said.some((element) => isPrice(element) || FIGURES.has(element.tag))) return false;
  // "that one soffit | that's a pain 275"
  if (
    /^(?:that|it|this) (?:'s|is) (?:an? )(?:(?:real|total|big) )?(?:pain|bear|beast|nightmare|bugger|chore|mess)$/.test(
      said.map(({ word }) => word).join(' '),
    )
  )
    return true;
  if (
    tellsOfBeing(said, 0) ||
    (loose &&
      (PICKED.has(wordAt(said, beingAt(said, 0))) ||
        /^(will|'ll|would|'d|can|could|might|should)$/.test(wordAt(said, beingAt(said, 0)))))
  )
    return true;
  const shape = wordsOf(said);
  if (
    OURS.test(shape) ||
    WEATHER.test(shape) ||
    /^ (?:what an? |don't ask |(?:lord|god|heaven|who) knows )| degrees /.test(shape)
  )
    return true;
  // "there's a family of raccoons up there", "she's 91", "he ate the doorframe"
  const there = /^ there (?:'s|is|are|was|were) /.test(shape);
  if (there && said.slice(2, 9).some((e) => BEING.test(e.word))) return true;
  const verb = wordAt(said, 1);
  // "the tub | she bathes her dog in it 95", "the toilet | it rocks like a boat 180"
  if (
    loose &&
    /^(he|she|they|it)$/.test(wordAt(said, 0)) &&
    said.length > 2 &&
    said.every(({ tag }) => tag === 'word' || tag === 'date') &&
    !(/^('s|'re|is|are)$/.test(verb)
      ? workVerbs.has(wordAt(said, 2)) || /ed$/.test(wordAt(said, 2))
      : ASKS.test(verb) && !/^(like|it|them|that|those)$/.test(wordAt(said, 2)))
  )
    return (
      verb !== "'s" ||
      wordAt(said, 2) === 'got' ||
      /^(so|too|really|very|always|still|just|never|not|older|newer|bigger|heavier|worse|like|as|all|half|pretty|kind|about|almost|nearly|in|on|up|from|under|behind|over)$/.test(
        wordAt(said, 2),
      )
    );
  return (
    /^(he|she|they)$/.test(wordAt(said, 0)) &&
    ((/^('s|'re|is|are)$/.test(verb) && said[2]?.tag === 'num' && said.length === 3) ||
      (DEED.test(verb) &&
        !auxiliaries.has(verb) &&
        !/^(likes?|liked|always|never|just|still|already|even|really|got|gets|thinks?|thought|said|says|told|tells?|called|calls?|took|takes|gave|gives|makes?|made|goes|went|comes|came|let|bought|left|leaves|saw|sees|works?|worked|moved|moves|lives?|showed|shows|turned|lost|forgot|loves?|painted|pulled|ripped|tore|died)$/.test(
          verb,
        )))
  );
}
