/** What a template adds to a drafted document: the usual steps and terms of such a job, never a price. */
import type { DocumentContent } from '#engine/index.ts';
import type { TemplateBody } from '#server/db/schema/document.ts';

const sameText = (left: string, right: string) =>
  left.toLowerCase().replace(/\W+/g, ' ').trim() === right.toLowerCase().replace(/\W+/g, ' ').trim();

const join = (own: string[], usual: string[]) => [
  ...own,
  ...usual.filter((text) => !own.some((known) => sameText(known, text))),
];

/** What was said comes first; what the template says twice is left out. */
export const applyTemplate =
  (template: TemplateBody) =>
  (content: DocumentContent): DocumentContent => ({
    ...content,
    scope: join(content.scope, template.scope),
    approach: join(content.approach, template.approach),
    terms: join(content.terms, template.terms),
    notes: join(content.notes, template.notes),
  });
