/** What a template adds to a drafted document: the usual steps and terms of such a job, never a price. */
import { splitWords } from '../trades/split-words.ts';
import type { DocumentContent, DocumentType } from './business-document.ts';

/** A template's own part: the kind of document and what such a job usually holds. No prices. */
export interface TemplateBody {
  type: DocumentType;
  /** For a document that has none of its own. */
  title?: string;
  scope: string[];
  approach: string[];
  /** What is usually priced. On a document it stands as scope, because nobody said what it costs. */
  lines?: { description: string; unit: string }[];
  terms: string[];
  /** Exclusions and remarks. */
  notes: string[];
}

const words = (text: string) =>
  new Set(
    splitWords(text)
      .map(({ text: stem }) => stem)
      .filter((stem) => stem.length > 2),
  );

/** Most of the shorter text's words stand in the other. */
function sameThing(left: string, right: string): boolean {
  const [short, long] = [words(left), words(right)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  if (short.size === 0) return left.trim() === right.trim();
  return [...short].filter((stem) => long.has(stem)).length >= short.size * 0.75;
}

/** Two sentences about one of these contradict each other sooner than they complete each other. */
const topics = [/warrant|guarantee/i, /\bpermit/i, /\bpay|deposit|\bnet \d/i, /cancel|reschedul/i, /\bvalid\b|expire/i];
const sameTopic = (left: string, right: string) => topics.some((topic) => topic.test(left) && topic.test(right));

const exclusion =
  /\b(?:not includ|exclud|without|no |not part|by (?:the )?(?:owner|client|customer|homeowner)|(?:owner|client|customer|homeowner)\b.*\b(?:suppl|provid|handl|tak|remov|haul|do))/i;

/** Labor and permits are said by a price or not at all: as a step of the work they say nothing. */
const noStep = /labor|permit|service call|visit|\bcrew\b|materials?$|supplies|^parts$/i;

function join(own: readonly string[], usual: readonly string[], repeats: (known: string, text: string) => boolean) {
  const joined = [...own];
  for (const text of usual) if (!joined.some((known) => repeats(known, text))) joined.push(text);
  return joined;
}

/** What was said comes first; what the template says again, or says against it, is left out. No figure changes. */
export function applyTemplate(template: TemplateBody, content: DocumentContent): DocumentContent {
  const excluded = [...content.terms, ...content.notes, ...content.scope].filter((text) => exclusion.test(text));
  const wanted = (text: string) => !excluded.some((sentence) => sameThing(text, sentence));
  const priced = content.items.map(({ description }) => description);
  const lines = (template.lines ?? [])
    .map(({ description }) => description)
    .filter((text) => !noStep.test(text) && !priced.some((known) => sameThing(known, text)));
  const steps = join(content.scope, template.scope.filter(wanted), sameThing);
  // A document with its own lines says what is sold; only an empty one takes the template's.
  const scope = content.items.length > 0 ? steps : join(steps, lines.filter(wanted), sameThing);
  const included = [...content.scope, ...priced];
  const notes = template.notes.filter(
    (text) => !exclusion.test(text) || !included.some((known) => overrules(known, text)),
  );
  return {
    ...content,
    title: content.title.trim() || template.title || content.title,
    scope,
    approach: join(content.approach, template.approach, sameThing),
    terms: join(content.terms, template.terms, (known, text) => sameThing(known, text) || sameTopic(known, text)),
    notes: join(content.notes, notes, sameThing),
  };
}

/** What is priced is not excluded, unless the exclusion itself makes room for it ("unless it is listed"). */
const overrules = (known: string, note: string) => !/listed/i.test(note) && sameThing(known, note);
