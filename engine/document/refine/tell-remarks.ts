/** What is told beside the instructions, and asks for nothing. */
import type { Phrase } from '../../transcript/fact.ts';
import type { Situation } from './apply-edit.ts';
import { type Clause, type Part, remake } from './clause.ts';
import { findLines, stemsOf } from './find-lines.ts';
import { functionWords } from './function-words.ts';
import { isComplete, strongVerb, verb } from './read-openings.ts';

/** "take out the permit, they're pulling it", "she called", "we can't do the 27th": remarks, and no instructions. */
export const isRemark = ({ pattern }: Clause): boolean =>
  /^(?:i|we|you|they|he|she|(?:it|that|this|there)(?= (?:'s|'ll|'d|is|was|will|would|has|had|can|could|should|just|already|really|looks|sounds|seems|works|makes|does|did|got|went|came|takes|feels|needs|goes)\b)|(?:the |my |our )?(?:client|customer|homeowner|owner|tenant|boss|wife|husband|guy|lady|supplier|inspector|city|landlord)s?)(?: (?:just|already|really|only|finally|probably|actually|also|still))* (?!'d (?:like|love|prefer|rather)|wants?\b|needs?\b|would\b|should\b|must\b|decided\b|asked for)[a-z']/.test(
    pattern,
  ) && !/\b(?:MONEY|RATE|PERCENT|NUMBER|QUANTITY)\d|\b(?:discount|tax|deposit)\b/.test(pattern)
    ? true
    : fragment.test(pattern) ||
      // what follows is said of the same
      /^(?:instead of|rather than) (?:the |a |that )?(?:[A-Z]+\d+ )?(?:off|down|deposit|discount|tax|net)(?: [A-Z]+\d+)?$/.test(
        pattern,
      ) ||
      /^(?:the |my |our )?(?:[a-z]+ )?(?:costs?|prices?|rates|everything|stuff|supplies|materials) (?:is|are|has|have|'s|'re|just) (?:just |been |gotten |really |all )*(?:killing|crazy|nuts|insane|wild|through the roof|sky high|out of control|going up|way up|brutal|terrible|ridiculous|eating|murder)\b/.test(
        pattern,
      ) ||
      // "wrong outfit, this is for …"
      /^(?:that 's |it 's |i (?:have|had|put) )?(?:the )?wrong (?:name|client|customer|outfit|company|person|guy|lady|people|one|date|address|number|business)$/.test(
        pattern,
      ) ||
      // "supplier went up 6 percent, so pass that along"
      /^(?:please |just |we 'll |we should )*pass (?:it|that|this|the (?:increase|savings?|cost)) (?:along|on)(?: to (?:them|him|her|the (?:client|customer|owner)))?(?: please)?$/.test(
        pattern,
      ) ||
      // "six outlets, those go at the regular outlet price"
      /^(?:those|they|these|it|that) (?:(?:go|goes|is|are|'s|'re|should be|priced|charged) )+(?:at |for )?(?:the |our |my |whatever the )?(?:regular|usual|list|standard|normal|book)(?: [a-z]+){0,2} (?:price|rate)s?$/.test(
        pattern,
      ) ||
      // "stick half a day of labor on, normal hourly"
      /^(?:at )?(?:the |our |my )?(?:normal|usual|regular|standard|list) (?:hourly|rate|price|hourly rate|shop rate|pricing)$/.test(
        pattern,
      ) ||
      // "every three months isn't enough for a bakery"
      /^(?!.* (?:make|change|so|put) ).* (?:isn't|aren't|wasn't|is not|are not|won't be|will not be) (?:enough|going to cut it|cutting it|working(?: out)?|right|going to work|gonna work|gonna cut it)(?: for .+)?$/.test(
        pattern,
      ) ||
      // "it was nine at night so add the surcharge"
      /^(?:it|that) (?:was|is|'s) .*\b(?:at night|in the morning|in the evening|am|pm|o'clock|weekend|holiday|sunday|saturday|midnight)\b/.test(
        pattern,
      ) ||
      // "get us there without touching the 9.25"
      /^(?:so )?get (?:us|it|me|him|her|them) there\b/.test(pattern) ||
      // "county went up, sales tax is 8.75 now"
      /^(?:the |my |our )?(?:county|city|state|they|tax(?:es)?|supplier|vendor|yard|mill|distributor|manufacturer|lumber yard|prices?) (?:just |all )?(?:went|has gone|have gone|raised (?:it|theirs|prices?))(?: up)?(?: (?:on (?:me|us)|again|lately))*$|^(?:freight|shipping|fuel|gas|diesel|lumber|steel|copper|insurance) (?:'s|is|are) (?:killing|eating) (?:me|us)(?: (?:up|alive))?$/.test(
        pattern,
      ) ||
      // "we took eight of them back"
      /^(?:we|they|i|he|she) (?:took|brought|returned|sent|gave|put) (?:[A-Z]+\d+|some|a few|a couple|the rest)(?: of (?:them|those|it|these))? (?:back|away)$/.test(
        pattern,
      ) ||
      // "run it through october, so six months of it"
      /^(?:run|carry|take|extend|stretch|keep) (?:it|that|this|them)(?: going| on| out)? (?:through|into|to|until|till) (?:the end of )?(?:[a-z]+|DATE\d+)$/.test(
        pattern,
      ) ||
      // "the other firm came in at 4800, can't go there"
      /^(?:the |his |her |their |an? )?(?:other|another|competing|cheaper) (?:[a-z]+ ){1,2}(?:came in|comes in|is|was|bid|quoted|wants?|wanted|charges?|charged|said|says|told)\b/.test(
        pattern,
      ) ||
      /^(?:(?:but )?(?:i|we) )?(?:can't|cannot|won't|couldn't) (?:go|match|beat|touch|do|get) (?:there|that|it|to that|that low|down to that)$/.test(
        pattern,
      ) ||
      // "i hate the 73 cents at the end there"
      /^(?:i|we|nobody|everybody|everyone|no one|people|clients?) (?:just |really )?(?:hates?|can't stand|(?:don't|doesn't) (?:like|love)|(?<=^(?:nobody|no one) )(?:likes?|wants?|needs?)) (?!to\b)/.test(
        pattern,
      ) ||
      // "it only has tax on the deadbolts right now"
      /^(?:it|the (?:quote|bid|estimate|invoice|document|paper)|right now it|that|i|we) (?:(?:only|just|still|already|currently) )*(?:has|have|had|shows?|says?|reads?|lists?|got)\b.* (?:right now|now|at the moment|currently|at present|right|there)$/.test(
        pattern,
      ) ||
      // "the deposit came in, take note of that"
      /^(?:please |just )*(?:(?:take|make|keep) (?:a )?note of|jot down|write down|mind|remember) (?:that|it|this)(?: down)?$|^(?:please |just )*(?:put|add|get) (?:that|it|this) (?:in|down|on)(?: there| here| it| the (?:quote|estimate|invoice|bid))?$/.test(
        pattern,
      ) ||
      // "tax here is 6.875 now, fix that"
      /^(?:please |just |go |kindly )*(?:fix|correct|change|update|adjust|edit|redo|sort) (?:that|it|this)(?: one)?(?: (?:please|for me|up|out|on (?:there|it|the (?:quote|estimate|invoice|bid))))*$/.test(
        pattern,
      ) ||
      // "she has one"
      /^(?:they|he|she|we|i)(?: (?:'ve|already))* (?:has|have|got|owns?) (?:already )?(?:NUMBER\d+|it|them|(?:his|her|their) own|that|some|plenty)(?: already| at home)*$/.test(
        pattern,
      ) ||
      // "freight went up"
      /^(?:the |my |our )?(?:freight|shipping|fuel|gas|diesel|lumber|steel|copper|insurance|rent|inflation|tariffs?) (?:just |really |all )?(?:went|has gone|have gone|is|are|keeps?) (?:going )?(?:up|down|crazy)(?: again| on (?:me|us)| lately)*$/.test(
        pattern,
      ) ||
      // "it's three flights up"
      /^(?:it 's|it is|they 're|that 's|there 's|there are) (?:(?:NUMBER|QUANTITY)\d+ |an? |really |pretty |so )*(?:flights?|floors?|stories|storeys|steps|blocks|miles) (?:up|down|out|away|over|of stairs)(?: though)?$/.test(
        pattern,
      ) ||
      /^(?:(?:i|we) )?(?:can|will|could|should) do(?: (?:it|that|this))?$/.test(pattern) ||
      /^(?:there 's |there is |we have |i have )?no (?:[a-z]+ ){0,2}(?:issues?|problems?|reason|sense|point|trouble|rush|hurry|worries|way around it|biggie|room for it)$|^(?:QUANTITY|DURATION|NUMBER|MONEY|RATE|PERCENT)\d+ (?:[a-z' ]+ )?(?:is|was|were|are) (?:just |way |a bit |a little |really )*too (?:low|high|much|little|few|many|cheap|expensive|steep)$/.test(
        pattern,
      ) ||
      (/^(?:already )?(?:sold|broke|lost|found|fixed) (?:it|that|them|those)$|^(?:call it (?:a day|good|done)$|(?:the )?(?:rest|balance|remainder) (?:at|on|when|upon|after|by|once)|can't|cannot|couldn't|won't|talked|spoke|met|(?:re)?counted|(?:re)?measured|checked|looked|just (?:talked|spoke|met|got off)|per|turns out|sorry|sounds good|looks good|great|thanks|perfect|hello|hi|morning|good (?:morning|afternoon))\b/.test(
        pattern,
      ) &&
        !/\b(?:MONEY|RATE|PERCENT|QUANTITY)\d/.test(pattern));

/** "repeat customer", "wrong email": who it is or what was wrong, and nothing to do about it. */
const fragment =
  /^(?:(?:an?|the|my|our|her|his|their|such|real|really|very|it 's|that 's|he 's|she 's|they 're) )*(?:[a-z-]+ ){1,3}(?:customer|client|neighbor|friend|family|folks|people|lady|guy|couple|veteran|senior|buddy|budget|e - mail|email|address|number|name|spelling|date|math|mistake|typo|count|news|call|season|weather)s?$/;

/** The figures of a reason are said again in what follows from it: "the roof measured out at 28, so make both 28". */
export const foretells = ({ parts }: Clause, later: readonly Clause[]): boolean => {
  const figures = parts.flatMap(({ phrase }, at) =>
    phrase && !/^(?:not|of|than|from)$/.test(parts[at - 1]?.word ?? '') ? [figureSaid(phrase)] : [],
  );
  const said = new Set(
    later.flatMap((clause) => clause.parts.flatMap(({ phrase }) => (phrase ? [figureSaid(phrase)] : []))),
  );
  return figures.length > 0 && figures.every((figure) => figure !== undefined && said.has(figure));
};

const figureSaid = (phrase: Phrase): number | undefined =>
  phrase.kind === 'duration'
    ? (phrase.said?.value ?? phrase.hours)
    : phrase.kind === 'money' || phrase.kind === 'rate'
      ? phrase.amount
      : phrase.kind === 'number' || phrase.kind === 'quantity' || phrase.kind === 'percent'
        ? phrase.value
        : undefined;

const LOOKED = /^(?:re)?(?:measured|counted|checked|looked|called|asked|did|forgot)$/;

/** "buffet up 5 percent food costs are killing me", "I counted again there's only two": the clause without a remark that no word parts from it. */
export function withoutRemarks(clause: Clause, situation: Situation): Clause[] {
  const { parts } = clause;
  const isTold = (some: readonly Part[]): boolean => {
    const piece = remake(clause, some, situation.today);
    return isRemark(piece) || tellsOfOthers(piece, situation);
  };
  return parts.slice(2).flatMap((next, index) => {
    const [before, after] = [parts.slice(0, index + 2), parts.slice(index + 2)];
    const complete =
      before.at(-1)!.phrase || /^(?:each|apiece|total|flat|optional|option|extra)$/.test(before.at(-1)!.word);
    const gone =
      /^(?:they|he|she|i|we|it)$/.test(next.word) &&
      !/^(?:that|what|which|because|so|if|when|like|as|than|the|an?|to|and|or|but|wants?|think|thought|said|says|know|told|where|until|of|for|on|in|at|with|,)$/.test(
        before.at(-1)!.word,
      );
    if (
      gone &&
      (after.length > 2 || LOOKED.test(after[1]?.word ?? '')) &&
      isRemark(remake(clause, after, situation.today))
    )
      return [remake(clause, before, situation.today)];
    // "nix the piano his sister's keeping it"
    // "scrap the crane the unit fits through the back door"
    const told =
      /^(?:his|her|their|the|my|our)$/.test(next.word) &&
      after.length > 3 &&
      !/^(?:and|or|,|to|for|on|off|of|from|with|at|in|is|are)$/.test(before.at(-1)!.word) &&
      isComplete(remake(clause, before, situation.today).pattern, 0) &&
      (isTold(after) || saysNothing(remake(clause, after, situation.today), situation));
    if (told) return [remake(clause, before, situation.today)];
    const opens =
      /^(?:there|let)$/.test(next.word) ||
      strongVerb.test(next.word) ||
      // "she's a good customer call it 600 even"
      (/^(?:call|make)$/.test(next.word) && /^(?:it|that)$/.test(after[1]?.word ?? '')) ||
      // "diesel's killing me put a 3 percent surcharge on it"
      (/^(?:put|tack|throw)$/.test(next.word) && /^(?:an?|another|on)$/.test(after[1]?.word ?? ''));
    if (complete && after.length > 2 && isTold(after)) return [remake(clause, before, situation.today)];
    return opens && isTold(before) ? [remake(clause, after, situation.today)] : [];
  });
}

/** "the city waived it", "his brother is doing it": about somebody or something that is no line of the document. */
export function tellsOfOthers({ pattern, parts }: Clause, { content }: Situation): boolean {
  const told =
    /^(?:(?:the|his|her|their|my|our|an?|that|this) )?[a-z]+(?: [a-z]+)? (?:is|was|are|were|has|have|had|will|'s|'ll|'re|'ve|'d|already|just|said|says|told|does|did|never|[a-z]{2,}ed)\b/.test(
      pattern,
    );
  // "the lights are out" says what becomes of a thing
  if (/ (?:is|are|'s|'re) (?:out|in|optional|off|free|gone|included)$/.test(pattern)) return false;
  // "doing it over zoom", "going another way"
  const going =
    /^(?:just |now )?[a-z]+ing (?:it|that|this|them|over|by|on|with|from|to|another|a different|for|without|instead)\b/.test(
      pattern,
    );
  if ((!told && !going) || /\b(?:MONEY|RATE|PERCENT|NUMBER|QUANTITY|DURATION|DATE)\d/.test(pattern)) return false;
  return !parts.some(({ word }) => word.length > 3 && findLines(content, [word], []).kind !== 'none');
}

const ASKS =
  /\b(?:not|[a-z]*n't|dont|no|never|without|except|only|unless|if|until|till|instead|rather|but|both|each|every|all|everything|same|also|too|optional|free|waived?|included?|wants?|wanted|needs?|needed|like|likes|prefers?|should|must|please|asks?|asked|agreed|let|have to|has to|can|could|would|will|'ll|'d|gonna|going to|gotta|deposit|discount|tax|total|price[ds]?|costs?|rates?|travel|mileage|title|client|customer|names?|address|phone|number|e ?-? ?mail|terms?|notes?|warranty|valid|quote|estimate|bid|invoice|timeline|start|date|schedule|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|extra|another|more|less|fewer|double|half|twice|off|out|up|down|swap(?:ped)?|switch(?:ed)?|changed?|moved?|add(?:ed)?|removed?|cancel(?:l?ed)?|dropped|skip(?:ped)?|scratch|forget|never ?mind|undo|them|those|that one|this one|description|approach|scope|wording|words?|text|sentences?|summary|differentiators?|paragraphs?)\b/;

/** Somebody or something that has done or is something, and no order: "then text him the link" is one. */
const TELLS =
  /^(?:(?:i|we|he|she|they|it|you|that|this|there|who)\b|(?:got|read|told|forgot|had|was|saw|met|talked|spoke|found|heard|thought|[a-z]{3,}ed)\b|(?:(?:the|his|her|their|my|our|an?) )?[a-z'-]+(?: [a-z'-]+)? (?:'s|is|was|were|are|has|had|says|said|went|got|came|goes|did|does|sent|gave|took|made|kept|left|paid|sold|bought|brought|broke|chose|found|felt|fell|held|knew|led|lost|met|ran|rose|saw|told|thought|wrote|won|fits?|works|runs|opens|closes|[a-z]{2,}ed)\b)/;

/** "I read the wrong slip", "got their certificate right here", "he called back": tells, names nothing of the document and asks for nothing. */
export const saysNothing = (clause: Clause, { content, catalogue }: Situation): boolean =>
  clause.parts.length > 2 &&
  clause.parts.length < 14 &&
  !/[A-Z]+\d|,/.test(clause.pattern) &&
  !ASKS.test(clause.pattern) &&
  !verb.test(clause.parts[0]!.word) &&
  TELLS.test(clause.pattern) &&
  clause.parts.every(
    ({ word }) =>
      word.length < 3 ||
      functionWords.test(word) ||
      (findLines(content, [word], []).kind === 'none' &&
        !catalogue.some(({ name }) => stemsOf(name).some((stem) => stemsOf(word).includes(stem)))),
  );

/** "we're down to a single niche": what those who do the work will do may ask for something. */
export const tellsOfPlans = ({ pattern }: Clause): boolean =>
  /^(?:we|i) (?:'re|'m|are|am|'ll|will) (?:now |be )?(?:down to|only|just|doing|do|going with|using|use|putting)\b/.test(
    pattern,
  );

/** "we're only doing one layer so …" */
export const tellsOfUs =
  /^(?:we|i|they|he|she)(?: (?:'re|'m|'s|are|am|is|was|were))(?: (?:only|just|really|actually))* [a-z]+ing\b/;

/** Once more what the change before did: "he pulls it himself so take that charge off", "it's too wordy, tighten that up". */
export const saysTheSame = ({ pattern, parts }: Clause, change: string | undefined): boolean =>
  // "garage wants a gutter cleaning too, add one"
  change?.startsWith('Added ') &&
  /^(?:so |please )*(?:add|put in|include|throw in) (?:NUMBER\d+|it|that|some)(?: in)?$/.test(pattern)
    ? parts.every(({ phrase }) => !phrase || (phrase.kind === 'number' && phrase.value === 1))
    : change?.startsWith('Removed ')
      ? /^(?:take|drop|remove|pull|leave|knock|scratch|cut|lose) (?:that|the|it) ?(?:charge|fee|cost|line|price|item|one|part)?(?: (?:off|out))?(?: of (?:it|there|this|here))?$/.test(
          pattern,
        )
      : change?.startsWith('Wording ') === true &&
        /^(?:tighten|shorten|condense|trim|cut|tidy|polish|fix|clean|simplify)(?: up| down)? (?:it|that|them|those|these|those two|both)(?: up| down)?(?: a (?:bit|little))?$/.test(
          pattern,
        );
