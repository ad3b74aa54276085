/** A sentence more in one of the document's lists of words. */
import type { DocumentContent } from '../business-document.ts';
import { capitalize, type ListKey, textsOf } from '../read-content.ts';
import { changed, type Outcome, refuse } from './apply-edit.ts';

export const listNames: Record<ListKey, string> = {
  scope: 'Scope',
  approach: 'Approach',
  differentiators: 'Why us',
  terms: 'Terms',
  notes: 'Notes',
};

/** Adds it to the end of the list; refuses where no words were said. */
export function addText(content: DocumentContent, key: ListKey, text: string): Outcome {
  if (/^(?:it|that|this|them|those|these|one|something)[\s.]*$/i.test(text))
    return refuse('Say the words that should stand there.');
  const sentence = capitalize(text.replace(/[\s.]+$/, '').replace(/^["“']+|["”']+$/g, ''));
  if (textsOf(content, key).some((old) => old.toLowerCase() === sentence.toLowerCase())) return { kind: 'already' };
  return changed(
    { ...content, [key]: [...textsOf(content, key), sentence] },
    `${listNames[key]}: added “${sentence}”`,
    [],
  );
}
