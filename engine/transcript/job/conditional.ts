/** Prices that hang on a finding or an overrun: stated, and not charged. */
export const CONDITIONAL =
  / (overtime|(?<!(?:for )?(?:the|an|that|one) )after (five|six|hours)|hours? (above|over|beyond|past)|(over|beyond|above|past) (that|those|this) (is|are|would|will|'s|it's|we|i|#\w+|at)|(over|beyond|above|past) the (#\w+|estimate|allowance|limit|cap|minimum|retainer|budget|first|included|number|amount|footage|count)|anything (over|above|beyond|past|we|else|extra)|any (extra|additional|bad|rotten|rotted|damaged|more|overage|change|changes)|if (we|i) (find|run|have|need|hit|go|open|see|get|end|discover)|if there's|if there is|(extra|additional) (hours?|rounds?|revisions?|trips?|guests?|images?|photos?|pages?|work) (is|are|would|will|'s|run|runs)|if needed|as needed|if it (goes|needs|takes|turns|runs|rains|comes)|change orders?|time and materials?|per incident|late fee|cancellation|no show|if it's|in case|should we (find|need|hit)|whatever we find) /;

/** Words of a finding or an overrun that are as often only words: they make a condition of a price per unit that nothing counts. */
export const FINDING =
  / (extra (hours?|rounds?|revisions?|trips?|guests?|images?|photos?|work)|additional (hours?|rounds?|revisions?|guests?|images?|pages?)|bad (wood|subfloor|decking|boards?|sheets?|plywood|joists?|sheathing)|rotten|rotted|damaged) /;
