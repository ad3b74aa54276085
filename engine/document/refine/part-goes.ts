/** "four of the platters can go": so many fewer, where "four platters" would be all that is left. */
import type { Handler } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const GOES =
  /^(?<n>NUMBER\d+) of (?:the|those|these|my|our|their) (?<what>[a-z][a-z' -]+?) (?:can|should|could|have to|need to|get to)? ?(?:go|go away|come (?:off|out)|be (?:cut|dropped|removed|taken (?:off|out)))$/d;

export const partGoes: Handler = (clause, situation) => {
  const match = GOES.exec(clause.pattern);
  return (
    match &&
    changeLines(
      compose(clause, '{n} fewer {what}', (group) => partsOf(clause, match, group), situation.today),
      situation,
    )
  );
};
