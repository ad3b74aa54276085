/** Words with which work is taken back, and where they end. */
import { wordSet } from '../vocabulary/words.ts';

const any = (...words: string[]): string => `(?:${words.join('|')})`;
const DET = '(?:the |that |those |these |all (?:of )?(?:the )?|my |any |his |her |their |putting in (?:the )?)?';
/** Verbs that take back, and those that take away where the thing was priced before. */
export const TAKES_BACK = any(
  'scratch|skip|skipping|scrap|scrapping|toss|tossing|yank|axe|ax|nix|ditch|ditching|deep six|eighty six|forget|drop|dropping|cancel|lose|losing|delete|remove|eliminate|omit|exclude',
  // nouns as well: "kill switch", "strike plates"
  '(?:kill|killing|cross|crossing|chuck|dump|bin|strike|shelve|pulled|killed|shelved)(?= (?:the|that|those|these|all|my|his|her|their|this|it|them) )',
  'dropped|scrapped|nixed|axed|ditched|cancell?ed|minus|cross off|cross out|leave out|leave off|take out|take off|cut out|pull out',
  'never mind|nevermind|forget about|no more|no need for|get rid of|do without|go without|live without|leaving out|leaving off|pass on|passing on|hold off on|holding off on|opting out of|backed out of|backing out of',
  "(?:don't|do not) (?:do|include|bother with|worry about|need|want|add|put in|put)|(?:doesn't|didn't|won't|don't|does not) (?:want|need|be doing|be needing)|not (?:do|doing|going to do|gonna do|going with|having)|we(?:'re not| aren't) doing|won't be doing|(?:won't|will not) need|isn't doing|aren't doing|isn't having",
  'changed (?:his|her|their|my) minds? (?:on|about)|(?:decided|deciding|voted) against|said no (?:to|on)|no thanks (?:to|on)|(?:going to|gonna) pass on|(?:wants?|wanted|want me) to (?:skip|drop|lose|scrap|cancel|pass on|hold off on|leave out|forget)',
);
/** Without one of these no work is taken back. */
export const TAKING_BACK = wordSet(`
scratch skip skipping scrap scrapping scrapped toss tossing yank axe axed ax nix nixed ditch ditching ditched deep forget drop dropping
dropped cancel cancelled canceled lose losing delete remove eliminate omit exclude kill killing killed cross crossing chuck dump bin strike
shelve shelved pull pulled minus leave leaving keep take takes cut knock deduct out off gone nope nah actually oh not no none never nevermind nothing without rid
pass passing hold holding opting backed backing wait can't don't doesn't didn't won't isn't aren't changed against own himself herself
themselves`);
export const WITHDRAWS = new RegExp(` (?:${TAKES_BACK}|nothing for) ${DET}([a-z][a-z' -]*)`);
/** "that gate's off the table", "the rail caps can wait": told of the thing ("the fan is out" may say that it is broken). */
export const IS_OUT =
  /(?:^| )(?:the|that|those|his|her|their) ([a-z][a-z -]*?)(?:'s|'re| is| are| was| were| got| gets?| can| just| been)+ (?:off the (?:table|list|job|quote|bid)|out of (?:it|the job|the quote)|scrapped|cancell?ed|nixed|axed|dropped|a no go|a no|not happening|not needed|no longer needed|on hold|wait)(?: now| too| then| for now)? $/;
/** "staining's out", "the staining is off", "the staining's not ours", "the last one is out": of what was priced before. */
export const COMES_OUT =
  /^ (?:(?:the|that|those|his|her|their|and|so|but|wait|actually|oh|no) )*([a-z][a-z ]*?)(?:'s| is| are|'re)?(?: (?:now|just|gonna|going to))* (?:out|off|comes? (?:off|out)|not ours|not (?:in|on) (?:this|here|it)|off now|out now) $/;
/** Nothing of a thing that was priced: "actually not the staining", "on second thought no staining". */
export const NONE_OF =
  /^ (?:(?:actually|except|wait|no|on second thought|hang on|hold on|but|well|and) )*(?:not the|no|none of the|not) ([a-z]+(?: [a-z]+)??) (?:after all |now |then |at all |any ?more |(?:from|for|by) (?:us|me) |on (?:my|our) (?:end|side|part) |on this (?:one|job) )?$/;
/** "he changed his mind on the staining", "cut the staining" */
export const GIVEN_UP =
  /^ (?:(?:so|and|but|then|just|we'll|let's|i'll|go ahead and) )*(?:(?:he|she|they) changed (?:his|her|their) minds? (?:on|about)|(?:(?:he|she|they) )?(?:cut|pull|cancell?ed|dropped|scrapped)) (?:the|that) ([a-z]+(?: [a-z]+)?) (?:out |off )?$/;
export const OFF =
  / (?:take|leave|keep|pull) (?:the |that |those )?([a-z][a-z -]*?)(?: back| right)? (?:out|off)(?: of (?:there|it|this|that))? /;
/** "so that's out", "so that comes off". */
export const THAT_IS_OUT =
  /^ (?:that|it|those|they|that one|this one)(?:'s|'re| is| are| comes| come| goes| go| can come| gets)* (?:out|off|off the list|off of there|gone|not happening)(?: then| now| of there| of it)? $/;
export const OFF_THE_PRICE =
  / (?:take|takes|knock|deduct) (?:that|it|this) off (?:of )?(?:the|his|her|their) (?:price|total|bill|invoice|quote|number) /;
/** "that's out", of a price that was told right before. */
export const THAT_WAS_IT = /^ (?:that|those|it)(?:'s|'re| is| are) (?:out|off the list|not happening)(?: now| then)? $/;
/** "so that's not on here", "that doesn't go on this one": it is on no document of this job. */
export const NOT_ON_HERE =
  /^ (?:that|it|those|they|that one|this one)(?:(?:'s|'re| is| are) not| isn't| aren't| doesn't go| don't go| won't be| does not go) on (?:here|this(?: one| bill| quote| invoice| job)?) $/;

/** What takes back the thing that is named right behind it: "forget the", "leave out her", "no". */
export const DROPS_NEXT =
  /(?:^| )(?:forget|scrap|cancel|never ?mind|nix|ditch|axe|skip|lose|scratch|leave out|leave off|leaving out|no|not|without|don't need|doesn't need|don't want|doesn't want)(?: (?:the|that|any|his|her|their))?$/;

/** "she's on the fence about the stairwell", "normally there'd be a second coat", "I had the floor on here", "the belt's cracked": no line was made of it. */
export const UNDECIDED =
  / (?:i|we) (?:had|put|threw) [^|#]+ (?:on|in) (?:here|there|this|it) (?:\|[^|#]*)?$| (?:was (?:gonna|going to)|on the fence|not sure|undecided|thinking about|torn|might|may|hasn't decided|haven't decided) [^|]*$| (?:normally|usually|typically|ordinarily) (?:\| )?(?:there|i|we)(?:'d|'s| would)? [^|]*$| (?:asked|asking|wondered|wondering) about [^|]*(?:\|[^|]* (?:don't|doesn't|didn't|won't|never) (?:need|want|require|do|did|get|got|have|add) [^|]*)?$|(?:'s| is| are| was| were| looks?) (?:pretty |really |a little |a bit |about |getting |starting to )?(?:[a-z]{3,}ed|[a-z]{3,}ing|worn|torn|bent|broken|rotten|shot|loose|bad|gone|dull|thin|low|weak|soft|dry|rusty|dirty) $/;
