/** Words by which a sum or a share is a payment before the work. */

export const DEPOSIT =
  / (deposit|down payment|downpayment|up front|upfront|retainer|down(?! (?:the|an?|his|her|their|there|here|in|under|by|below|behind|near|from|into|around|that|those|these|all)\b)|to start|to begin|to get started|to book|to hold|to schedule|to reserve|to lock|to secure|to get (on|going)|at signing|at booking|on signing|before (i|we) start|before we begin|#(money|pct|num) (?:to order|(?:with|on|at|upon) (?:the |your |my |our )?(?:order|signature|acceptance|contract|approval))|#(pct|num) (now|today)|#(?:pct|num) (?:when|once|before|as soon as) (?:we|i|they|he|she|you)(?:'re|'ve)? (?:order|orders|sign|signs|start|begin|schedule|book|approve|approves|accept|accepts|say|says|pick|picks)|to (?:kick|get) (?:it|things|this|that|the job|us|me) (?:off|rolling|moving|going|started)|to (?:mobilize|break ground|order the)|#(money|pct|num) (holds|gets|books|locks|reserves|secures)|to get (her|him|them|you|it) (on|in|going|started)|gets (her|him|them|you|it|us) (on|in|going|started|scheduled|booked)) /;

/** "we need 1500 when we order the liner", "I'll take 300 | once they pick the color". */
export const BEFORE_WORK =
  / (?:need|needs|want|wants|take|collect|get|owes?|require|requires|pays?|due|is) (?:me |us |him |her |them )?(?:about )?#(?:money|pct) (?:when|once|before|as soon as) (?:(?:we|i|they|he|she|you)(?:'re|'ve)? (?:order|signs?|start|begin|schedule|book|cut|approves?|approved|picks?|chooses?|commits?|accepts?|says? (?:yes|go)|gets? (?:started|going)|buy|show up|come|unload|touch|lift|load|demo)|(?:it's|that's|it is) (?:signed|booked|scheduled|ordered|approved)) /;

/** Says of what was just told to be paid that it was, or that it comes off. */
export const SAYS_PAID =
  /^ (?:(?:that )?(?:he|she|they)(?:'ve|'s| have| has)?(?: already)? (?:gave|given|paid|put|sent|left)(?: (?:me|us|down|in|already))* |(?:subtract|deduct|take|knock)(?: (?:that|it))?(?: off| out)?(?: (?:that|it))? )$/;
