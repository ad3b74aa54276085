/** Which words open a new thought: a subject with its verb, a request, a piece of work with its object. */
import {
  auxiliaries,
  determiners,
  isContent,
  isPlural,
  LETTERED,
  prepositions,
  subjectNouns,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import {
  CUSTOMER,
  HARD,
  NOT_BEFORE_VERB,
  OBJECT,
  PERSONS,
  PHONE,
  POINTING,
  TALK,
  THESE,
  USUALLY,
} from './boundary-words.ts';
import type { Element } from './elements.ts';
import { isCompound } from './find-compound.ts';
import {
  auxOrVerb,
  COPULA,
  hasVerb,
  isFigure,
  isMarkup,
  isPrice,
  isPriced,
  LINK,
  nounThenCopula,
  SUBJECTS,
  wordAt,
} from './look-at-row.ts';
import { opensAtAnd } from './open-at-and.ts';
import { isRemark, tellsOfBeing } from './tell-remarks.ts';

/** "the seo setup in the back": with most verbs these say where, and nothing is opened. */
const TAKES: Record<string, RegExp> = {
  in: /^(put|rough|tie|wire|set|build|dig|drop|plumb|pop|slide|throw|fit|trim|frame|bring|screw|lay|blow|fill|hook|box|pour|move|cut|swap|hang|bolt)$/,
  over: /^(tile|pave|roof|build|lay|skim|pour|carry|move|put|start|plaster)$/,
};

/** Does a new thought open at element i, whatever came before? */
export function opens(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): boolean {
  const element = row[i];
  if (!element) return false;
  const last = current.at(-1);
  const previous = last?.tag === 'word' ? last.word : '';
  const finite = hasVerb(current);
  const priced = isPriced(current);
  const next = wordAt(row, i + 1);
  if (element.tag !== 'word') {
    // "fifty baked on cheese | same again for inside the fridge"
    if (element.tag === 'regular' && element.word === 'same' && /^(for|on)$/.test(next) && !LINK.has(previous))
      return true;
    if (
      isFigure(element) &&
      /^(included|waived|free|covered|excluded|handled|separate|tops|max|depending|permitting|willing|allowing)$/.test(
        previous,
      )
    )
      return true;
    // "52 of them the cousins are coming | 44 a head"
    if (element.tag === 'rate' && /^(coming|attending|invited)$/.test(previous) && finite) return true;
    // "delivery is on us | two servers three hours each"
    if (
      isFigure(element) &&
      /^(us|me|house)$/.test(previous) &&
      /^(on|the)$/.test(current.at(-2)?.word ?? '') &&
      finite
    )
      return true;
    if (element.tag === 'phone' || element.tag === 'email') return false;
    if (soft && (finite || priced) && isFigure(element)) return true;
    return false;
  }
  const word = element.word;
  if (
    PHONE.has(word) &&
    !determiners.has(previous) &&
    (/^(is|number|'s)$/.test(next) || /^(phone|email)$/.test(row[i + 1]?.tag ?? ''))
  )
    return true;
  if (
    (PHONE.has(next) || next === 'number') &&
    /^(his|her|their|the)$/.test(word) &&
    /^(is|number|'s|address)$/.test(wordAt(row, i + 2))
  )
    return true;
  // "90 feet of quarter round that's two bucks a foot"
  if (word === 'round' && /^(quarter|half)$/.test(previous)) return false;
  // "the gate code is 4417 | add 2300 for the deadbolt"
  if (last?.tag === 'num' && finite && isPrice(row[i + 1]) && /^(add|put|figure|charge)$/.test(word)) return true;
  if (word === 'gotta')
    return !SUBJECTS.has(previous) && !LINK.has(previous) && previous !== 'and' && !auxiliaries.has(previous);
  // "at the parish | normally I get 90 but for the church it's 60"
  if (USUALLY.has(word) && /^(i|we|it)$/.test(next) && !SUBJECTS.has(previous)) return true;
  if (USUALLY.has(previous) && current.length === 1 && SUBJECTS.has(word)) return false;
  if (HARD.has(word)) {
    if (word === 'plus' && isMarkup(row, i + 1)) return false;
    if (word === 'so' && /^(if|because)$/.test(previous)) return false;
    if (word === 'either' && /^(way)$/.test(next)) return true;
    if (word === 'while' && previous === 'a') return false;
    // "inside the oven is optional"
    if (/^optional/.test(word) && COPULA.has(previous)) return false;
    // "I'll see if the alignment's off": whether
    if (word === 'if' && (LINK.has(previous) || /^(see|check|out|ask|verify|wonder|wondering|confirm)$/.test(previous)))
      return false;
    if (/^(so|but|then|and|also|oh|okay|ok|anyway|plus|yeah)$/.test(previous) && current.length <= 1) return false;
    return !/^(and|or)$/.test(previous) || current.length > 1;
  }
  if (word === 'one' && /^('s|is)$/.test(next) && isPlural(previous)) return true;
  // "replace the water heater | my cost on it is 800"
  if ((word === 'my' || word === 'our') && /^costs?$/.test(next))
    return !prepositions.has(previous) && !LINK.has(previous);
  if (word === 'and' || word === 'or') return opensAtAnd(row, i, current, soft);
  if (current.length === 1 && (previous === 'and' || previous === 'or')) return false;
  // "forget that | baseboards 343", "so forget that | my overhead is 15 percent"
  if (
    POINTING.has(previous) &&
    /^(that|it|those)$/.test(previous) &&
    /^(forget|scratch|skip|drop|strike|cancel|scrap)$/.test(current.at(-2)?.word ?? '') &&
    (/^(my|our)$/.test(word) || (current.length === 2 && isContent(word)))
  )
    return true;
  // "except the permit | can somebody let the dog out"
  if (word === 'can' && /^(somebody|someone|anybody)$/.test(next) && current.length > 1) return true;
  if (word === 'there' && /^('s|is|are|was|were|will|may|might|could|'ll)$/.test(next)) return !LINK.has(previous);
  if (
    THESE.has(word) &&
    (auxiliaries.has(next) || /^(covers?|includes?|comes|gets|makes|means|leaves|puts|brings|takes|goes)$/.test(next))
  )
    return (
      !(/^(of|for|with|on|in|so|if|but|and|to)$/.test(previous) || LINK.has(previous)) ||
      (previous === 'so' && current.length > 1)
    );
  // "… to pick from | the first is eight hours 3200"
  if (
    word === 'the' &&
    /^(first|second|third|fourth)$/.test(next) &&
    COPULA.has(wordAt(row, i + 2)) &&
    wordAt(row, i + 2) !== 'will'
  )
    return !prepositions.has(previous) || (previous === 'from' && /^(pick|choose)$/.test(current.at(-2)?.word ?? ''));
  // "600 deposit holds the date | the hall wants 2500 from them"
  if (
    determiners.has(word) &&
    isContent(next) &&
    /^(wants|charges|asks|takes|gets|needs|owes)$/.test(wordAt(row, i + 2)) &&
    row.slice(i + 3, i + 6).some(isFigure)
  )
    return !prepositions.has(previous) && !LINK.has(previous);
  if (current.length > 0 && tellsOfBeing(row, i))
    return !prepositions.has(previous) && !LINK.has(previous) && !determiners.has(previous) && previous !== 'cause';
  // "the sub panel with the breakers in it is 640"
  if (
    word === 'it' &&
    COPULA.has(next) &&
    /^(in|on|of|with|under|behind|around|inside|over)$/.test(previous) &&
    !finite &&
    !priced &&
    current.some((element) => element.word === 'with' || element.word === 'and') &&
    isPrice(row[i + 2])
  )
    return false;
  // "tax is included in all that | they can get 350 back"
  if (
    previous === 'that' &&
    SUBJECTS.has(word) &&
    /^(all|of|for|with|like|to|about|under|over)$/.test(current.at(-2)?.word ?? '')
  )
    return auxOrVerb(row, i + 1);
  // "two docks she needs at 185 a pop"
  if (
    wordAt(row, i + 2) === 'at' &&
    /^(he|she|they)$/.test(word) &&
    auxOrVerb(row, i + 1) &&
    isPrice(row[i + 3]) &&
    isPlural(previous) &&
    !priced
  )
    return false;
  // "anything they add past 36 hours", "everything she wants"
  if (PERSONS.has(word) && /^(anything|everything|whatever|something)$/.test(previous)) return false;
  // "the shed | I nearly fell through the floor", "the fan | it sounds like a helicopter"
  // "any more holes we come across are 45 a hole"
  if (
    PERSONS.has(word) &&
    /^(we|i|you|they)$/.test(word) &&
    /^(find|come|run|hit|uncover|turn|discover|open)$/.test(next) &&
    current.slice(-5).some((element) => /^(any|whatever|every|each)$/.test(element.word))
  )
    return false;
  // "in case she wants it", "should they choose it"
  if (
    SUBJECTS.has(word) &&
    ((previous === 'case' && current.at(-2)?.word === 'in') || (previous === 'should' && current.length < 3))
  )
    return false;
  if (SUBJECTS.has(word) && (auxOrVerb(row, i + 1) || isRemark(row.slice(i, i + 4))))
    return !LINK.has(previous) && !(previous === 'and' || previous === 'or');
  if (PERSONS.has(word) && word !== 'you' && word !== 'i' && !LINK.has(previous))
    return !prepositions.has(previous) || previous === 'up' || previous === 'out' || previous === 'in';
  if (word === 'what' || word === 'who')
    return (
      word === 'what' &&
      (next === 'else' || finite === false) &&
      !prepositions.has(previous) &&
      !/^(know|tell|remember|see)$/.test(previous)
    );
  if (
    word === 'no' &&
    !/^(is|are|'s|has|have|with|of|say|said)$/.test(previous) &&
    !(previous === 'there' && current.length === 1) &&
    !/^(longer|more|problem)$/.test(next)
  )
    return true;
  if (word === 'not' && /^(including|counting|charging|included)$/.test(next) && !auxiliaries.has(previous))
    return next !== 'included';
  if (
    word === 'as' &&
    /^(an?|add)$/.test(next) &&
    /^(option|add|extra|upgrade|alternate|alternative|addon|on)/.test(wordAt(row, i + 2))
  )
    return true;
  if (
    word === 'option' &&
    (row[i + 1]?.tag === 'num' || row[i + 1]?.tag === 'size' || /^(a|b|c|one|two|three|four|[1-9]|number)$/.test(next))
  )
    return !determiners.has(previous);
  // "phase two is six workshops"
  if ((word === 'phase' || word === 'stage') && COPULA.has(wordAt(row, i + 2)))
    return !prepositions.has(previous) && !determiners.has(previous) && previous !== 'and';
  if (next === 'option' && /^(first|second|third|other)$/.test(word)) return true;
  if (word === 'make' && /^(sure|it|a|note)$/.test(next)) return !NOT_BEFORE_VERB.has(previous);
  if (word === 'should' && /^(take|be)$/.test(next) && !isContent(previous)) return true;
  if (word === 'should' && /^(take|be)$/.test(next) && (priced || previous === 'only')) return true;
  // "sixty keys stamped do not duplicate"
  if (word === 'do' && next === 'not' && LETTERED.test(previous)) return false;
  if (
    (word === 'do' || word === "don't") &&
    /^(forget|ask|include|charge|take|worry|hold|let|not|put|add|count)$/.test(next)
  )
    return !NOT_BEFORE_VERB.has(previous);
  if (word === 'good' && next === 'for') return !auxiliaries.has(previous) && previous !== "'s";
  if (word === 'valid' && /^(for|until|through|till)$/.test(next)) return !auxiliaries.has(previous);
  if (CUSTOMER.has(word))
    return (
      !determiners.has(previous) &&
      /^(is|will|'s|supplies|provides|to|picks?|buys?|handles?|pays?|has|wants?|needs?|does|responsible|chooses?|knows|bought|already)$/.test(
        next,
      )
    );
  if (
    word === 'the' &&
    /^(customer|client|homeowner|owner|tenant|hoa|builder|gc|city|county|landlord|power|gas|neighbor)$/.test(next) &&
    auxOrVerb(row, i + 2)
  )
    return !prepositions.has(previous) && !TALK.has(previous) && !determiners.has(previous);
  if (
    word === 'discount' &&
    (previous === "'s" || last?.tag === 'pct' || (current.some((e) => e.tag === 'pct') && isContent(previous)))
  )
    return false;
  // "three bookshelves put together at my assembly price": done to them
  if (
    word === 'put' &&
    /^(together|up|in|on|back|down)$/.test(next) &&
    isPlural(previous) &&
    !determiners.has(wordAt(row, i + 2)) &&
    /^(word|regular|money|rate)$/.test(row[i + 2]?.tag ?? '')
  )
    return false;
  if (TALK.has(word) && !NOT_BEFORE_VERB.has(previous) && !determiners.has(previous)) {
    if (
      /^(include|call|bill|credit|note|round|mark|charge|drop|hold|discount|keep|take|put|give|leave|figure|allow|hang|skip)$/.test(
        word,
      )
    ) {
      const object = row[i + 1];
      const noun = /^(call|bill|credit|note|round|mark|charge|drop|discount)$/.test(word);
      if (
        prepositions.has(previous) ||
        (noun && /^(trip|service|travel|delivery|extra|surcharge|rush|fuel|drop|bid|house|phone)$/.test(previous)) ||
        (noun &&
          isContent(previous) &&
          !(determiners.has(next) || /^(it|that|him|her|them|off)$/.test(next) || object?.tag === 'client'))
      )
        return false;
      return (
        object !== undefined &&
        (determiners.has(next) ||
          /^(it|him|her|them|out|off|in|on|me|up|down|about|maybe|two|three|everything)$/.test(next) ||
          object.tag !== 'word' ||
          (!noun && isContent(next)))
      );
    }
    return !prepositions.has(previous);
  }
  if (
    workVerbs.has(word) &&
    !NOT_BEFORE_VERB.has(previous) &&
    // "put 360 for that | replace the gate"
    (!determiners.has(previous) || (previous === 'that' && current.at(-2)?.word === 'for' && priced)) &&
    !prepositions.has(previous)
  ) {
    const object = row[i + 1];
    if (
      /^(pressure|power|soft|house|window|deep|new|old|existing|second|first|third|main|front|rear|small|little|big|large|whole|entire|used|bad|good|cheap|nice|regular|standard|full|basic|extra|heavy|light|fresh|custom|short|long|quick|proper|complete|partial|weekly|monthly|annual|initial|final|minor|major)$/.test(
        previous,
      )
    )
      return false;
    const behind = row[i + 2];
    const particle =
      OBJECT.has(next) &&
      (TAKES[next]?.test(word) ?? true) &&
      (behind?.tag !== 'word'
        ? behind?.tag === 'num' || behind?.tag === 'qty'
        : determiners.has(behind.word) || !/^(out|off|up|down|away|back|in)$/.test(next) || isContent(behind.word));
    const hasObject =
      object !== undefined &&
      ((determiners.has(next) && !nounThenCopula(row, i + 1, false)) ||
        particle ||
        (/^(it|them)$/.test(next) && !workNouns.has(word) && !COPULA.has(wordAt(row, i + 2))) ||
        (isFigure(object) && !isPrice(object)));
    if (auxiliaries.has(previous) || previous === "'s") return false;
    if (isCompound(row, i, current)) return false;
    // "5 anchor bolts": behind a count it is part of a name
    if (last?.tag === 'num' && !determiners.has(next) && isContent(next)) return false;
    if (hasObject) return true;
    if (
      !workNouns.has(word) &&
      object?.tag === 'word' &&
      isContent(next) &&
      (last?.tag !== 'word' || !isContent(previous) || finite || soft)
    )
      return true;
  }
  if (
    /ing$/.test(word) &&
    word.length > 5 &&
    determiners.has(next) &&
    !prepositions.has(previous) &&
    !auxiliaries.has(previous) &&
    (soft || finite) &&
    nounThenCopula(row, i + 1)
  )
    return true;
  // "ten percent realtor discount", "builder's discount three percent", "a 35 percent deposit"
  if (
    /^(discount|deposit|retainer|surcharge|tax|fee|charge)$/.test(word) &&
    ((current.some((e) => e.tag === 'pct') && !priced) || (previous === "'s" && word === 'discount'))
  )
    return false;
  if (
    subjectNouns.has(word) &&
    !determiners.has(previous) &&
    !prepositions.has(previous) &&
    !/^(my|our|total|shop|sales|state|local|plumbing|electrical|building|additional|extra|misc|miscellaneous|other|all|rough|finish|plus|and|or|any|drywall|city|county)$/.test(
      previous,
    ) &&
    previous !== 'and'
  ) {
    if (isFigure(row[i + 1]) && isContent(previous) && !priced && !finite) return false;
    // "a scaffold rental would be 550"
    if (
      /^(rental|delivery|disposal|cleanup|permit|permits|discount|surcharge|fee|charge)$/.test(word) &&
      isContent(previous) &&
      determiners.has(current.at(-2)?.word ?? '')
    )
      return false;
    // "crane rental will be 1200"
    if (isContent(previous) && current.filter((e) => e.tag !== 'word' || isContent(e.word)).length === 1) return false;
    if (COPULA.has(next) || isFigure(row[i + 1]))
      return last?.tag !== 'rate' &&
        last?.tag !== 'time' &&
        last?.tag !== 'num' &&
        last?.tag !== 'qty' &&
        last?.tag !== 'money'
        ? true
        : COPULA.has(next) || (priced && isFigure(row[i + 1]));
  }
  return false;
}
