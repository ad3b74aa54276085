/** Where the words of a figure stand in the transcript. */
import type { Place } from '../transcript/fact.ts';
import type { Heard } from '../transcript/hear.ts';
import type { Span } from './business-document.ts';

/** The words at tokens, as stretches of the transcript. Tokens that were moved give stretches of their own. */
export function spansOf(heard: Heard, places: readonly Place[]): Span[] {
  const spans: Span[] = [];
  for (const place of places) {
    let start = -1;
    let end = -1;
    for (let k = place.from; k < place.to; k++) {
      const token = heard.tokens[k];
      if (!token) break;
      if (start >= 0 && (token.start < end || token.start - end > 40)) {
        spans.push({ start, end, text: heard.text.slice(start, end) });
        start = -1;
      }
      if (start < 0) start = token.start;
      end = token.end;
    }
    if (start >= 0) spans.push({ start, end, text: heard.text.slice(start, end) });
  }
  return spans;
}
