/** Prices that hang on a finding or an overrun: stated, and not charged. */
import type { Clause } from './clauses.ts';

export const CONDITIONAL =
  / ((?<!#time (?:of |in |on )?)overtime(?! (?:hours? )?(?:was |is |came to |comes to )?#time (?:at )?#(?:rate|money))(?:'s)?|(?:it|they|that) (?:goes|go|jumps?)(?: up)? to #(?:rate|money)|renewals?(?: is|'s|'ll| will| would| after| runs?| goes| comes| at| fee| price)|(?:after|once) (?:the|that|this) (?:first year|year is up|year's up|runs out|expires|is up)|(?:next|the following|second|the second) year (?:it|it's|they|we|i|that's|goes|is|'s)|after the first |(?<!(?:for )?(?:the|an|that|one) |#money (?:more |extra )?for |#time (?:of [a-z]+ )?)after (five|six|hours(?! (?:surcharge|fee|charge|premium|call|visit|service|work|rate|lockout|callout|response|emergency|repair|unlock|install|rekey|cleaning|delivery|support|#money)\b))|hours? (above|over|beyond|past)|(over|beyond|above|past) (that|those|this) (is|are|would|will|'s|it's|we|i|#\w+|at)|(over|beyond|above|past) the (#\w+|estimate|allowance|limit|cap|minimum|retainer|budget|first|included|number|amount|footage|count)|anything (over|above|beyond|past|we|else|extra)|(?:anything|whatever|whatever's|any|every|each)(?: [a-z#']+){0,6}? (?:past|beyond|over|above|after) (?:that|this|those|these|the|a|an|#\w+|what|[a-z]+)(?: [a-z#']+)* #(?:rate|money)|for (?:every|each) (?:extra|additional|other)|(?:deck|floor|wall|it|wood|framing|roof)(?:'s| is| looks?) (?:any )?worse|any [a-z]+s after(?:wards?)?|any (?:[a-z]+ ){1,2}(?:that|which)(?:'s|'ve| is| are| has| have| comes?| came| doesn't| don't| isn't| aren't| gets?| goes| needs?| turns?| breaks?| shows?)|any (extra|additional|bad|rotten|rotted|damaged|more|overage|change|changes)|if (we|i) (find|run|have|need|hit|go|open|see|get|end|discover)|if there's|if there is|(extra|additional) (hours?|rounds?|revisions?|trips?|guests?|images?|photos?|pages?|work) (is|are|would|will|'s|run|runs)|(?:anything|whatever)(?: (?:that|they|he|she|gets?|comes? back|goes|is|are))*(?:'s| is| are| gets?)?(?: that)? (?:missing|broken|broke|breaks?|lost|loses?|damaged?|cracked|chipped|short|stained|ruined|gone|unreturned|dirty|not returned|doesn't come back|don't come back)|if needed|as needed|if it (goes|needs|takes|turns|runs|rains|comes)|change orders?|time and materials?|per incident|late (?:fees?|payments?)|cancellation|no shows?|(?:returned|bounced) checks?|if it's|in case|(?:anything|everything|any time|time|hours) (?:they|she|he|we|you) (?:add|adds|want|wants|need|needs|go|goes|run|runs|use|uses)(?: [a-z]+)? (?:past|over|beyond|above|after)|(?:any|anything|whatever|every|each)(?: [a-z]+){0,4} (?:we|i|they|you) (?:have to|need to|find|come across|run into|run across|uncover|turn up|discover|hit|open up)|(?:outside|after|beyond) (?:of )?(?:normal |regular |business |office |working )+hours|should we (find|need|hit)|whatever we find|(?:every|each|any) time (?:we|i|you|they|he|she|it)(?! (?:come|came|comes))) /;

/** Words of a finding or an overrun that are as often only words: they make a condition of a price per unit that nothing counts. */
export const FINDING =
  / (extra (hours?|rounds?|revisions?|trips?|guests?|images?|photos?|work)|additional (hours?|rounds?|revisions?|guests?|images?|pages?)|bad (wood|subfloor|decking|boards?|sheets?|plywood|joists?|sheathing)|rotten|rotted|damaged) /;

/** "extra bathrooms are 25 each", "changes after launch are 90 an hour": a price for what may come on top, and no count of it. */
export const UNUSED =
  /^ (?:(?:any|and|all) )*(?:(?:extra|additional|more|further) (?:[a-z]+ )?[a-z]+s|[a-z]+s (?:after|past|beyond) (?:that|this|those|the [a-z]+|[a-z]+)) (?:(?:are|is|run|cost|at|would be|will be|get billed) )*(?:at )?#rate (?:more |extra )?$/;

/** "she wants four", "she's got eleven booked": how many of what has just been priced. */
export const countsThem = (next: Clause | undefined): boolean =>
  next !== undefined &&
  / (?:wants?|needs?|gets?|takes?|ordered|has|have|got|there's|it's|that's|for) (?:about |another )?#num /.test(
    next.shape,
  );

/** "a storm over ten inches is 60 more per push": what one is beyond it, and no count of it. */
export const BEYOND_IS =
  / an? [a-z]+ (?:over|past|above|beyond|of more than) (?:#\w+|an? [a-z]+)(?: [a-z]+)? (?:is|are|would be|gets|runs|adds) (?:another |an? )?(?:extra )?#(?:rate|money) /;

/** What nobody chooses: "if we hit rock", "if it drops under forty"; but "if the seller on the big one says yes" is a choice. */
export const ON_FINDING =
  / (?:if|in case|should) (?:we|i|it|there|the (?!client|owner|board|manager|office|customer|(?:[a-z]+ ){1,6}?(?:says?|wants?|agrees?|likes?|decides?|okays?|approves?|picks?|chooses?) )[a-z]+)(?:'s|'re)? /;
