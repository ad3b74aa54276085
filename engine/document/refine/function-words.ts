/** Which words of an instruction name a line, and which only carry what is asked. */
import type { Clause } from './clause.ts';

/** Words that carry the instruction wherever they stand, and no name of a line. */
export const functionWords =
  /^(to|at|by|be|is|are|it's|should|needs?|will|'ll|'s|was|were|actually|only|just|more|less|extra|additional|another|higher|lower|even|flat|each|apiece|per|instead|of|rather|than|from|not|have|has|there|we|i|they|want|a|an|the|in|on|for|add|markup|margin|off|with|about|around|exactly|same|too|now|also|being|been|'d|like|going|goes|go|went|came|come|comes|jumped|rose|climbed|fell|dropped|gonna|take|takes|took|run|runs|running|end|ended|ends|closer|turned|turns|looking|really|probably|mean|say|please|hours?|quantity|qty|count|number|onto|into|out|up|down|cheaper|percent|over|under|fewer|=|:|it|they|'re|as|you|all|can|let|\$|how|half|many|much|got|them|costs?|so|currently|supposed|actual|make|raised|bumped|lowered|dropped|upped|increased|reduced|changed|measured|worked|figured|priced|wrong|expensive|pricier|fewer|'ve|added|lost|installed|him|her|us|me)$/;
/** Verbs, which are names elsewhere: "trim", "drop ceiling", "charge". */
const leadVerbs =
  /^(make|change|set|bump|raise|lower|increase|decrease|reduce|update|adjust|put|price|up|drop|cut|bring|take|switch|mark|marking|push|get|do|use|charge|double|triple|tack|shave|trim|knock|subtract|need|go|give|bill|list|fix|correct|edit|move|scale|jack|step|figure|call|quote|add|shorten|extend|lengthen|come|upgrade|downgrade|halve|dial|ease|pare|shrink|slash|whack|tighten|hike|crank|nudge|ramp|boost|discount|round|lose|remove|scratch|tack)$/;

/** The first word as a verb: "trim 50 off", but not "trim is 240 feet". */
export const isVerb = (clause: Clause, index: number): boolean =>
  index === 0 &&
  leadVerbs.test(clause.parts[0]?.word ?? '') &&
  !/^(is|are|was|should|needs?|at|goes|will|:|-|=|'s)$/.test(clause.parts[1]?.word ?? '');
