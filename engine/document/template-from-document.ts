/** A document that was written becomes a template: its steps, lines, terms and notes, without prices, dates or anybody's name. */
import { classifyTrade } from '../trades/classify-trade.ts';
import { splitWords } from '../trades/split-words.ts';
import { trades } from '../trades/trade-vocabulary.ts';
import type { TemplateBody } from './apply-template.ts';
import type { DocumentContent } from './business-document.ts';

export interface OwnTemplate {
  name: string;
  description: string;
  /** A trade's slug, "other" where the document has none. */
  category: string;
  industry: string | null;
  projectType: string | null;
  tags: string[];
  template: Required<TemplateBody>;
}

/** Sums, shares, dates and what hangs on them belong to that one job. */
const ofThatJob =
  /\$\s?\d|\d\s?%|\bpercent\b|one third|two thirds|\b(19|20)\d\d\b|valid until|balance due|\bstarts? (on )?[A-Z]/i;

export function templateFromDocument(content: DocumentContent, name?: string): OwnTemplate {
  const { address, phone, email } = content.clientContact ?? {};
  const names = [content.client, address, phone, email].flatMap((text) => (text ? [text.toLowerCase()] : []));
  const last = content.client?.trim().split(/\s+/).at(-1)?.toLowerCase();
  const isPersonal = (text: string): boolean => {
    const plain = text.toLowerCase();
    return (
      names.some((one) => plain.includes(one)) ||
      (last !== undefined && last.length > 2 && new RegExp(`\\b${last.replace(/\W/g, '')}\\b`).test(plain))
    );
  };
  const usual = (texts: readonly string[]): string[] =>
    texts.filter((text) => !ofThatJob.test(text) && !isPersonal(text));
  const title = isPersonal(content.title)
    ? (trades.find(({ slug }) => slug === content.category)?.label ?? 'Job')
    : content.title;
  const lines = content.items.filter(({ optional, minimum }) => !optional && minimum === undefined);
  const described = [title, ...content.scope, ...lines.map(({ description }) => description)].join('. ');
  const trade = trades.find(({ slug }) => slug === content.category);
  const words = splitWords(title).map(({ text }) => text);
  return {
    name: name?.trim() || title,
    description: usual([content.description])[0] ?? '',
    category: content.category ?? 'other',
    industry: trade?.industry ?? null,
    projectType: classifyTrade({ text: described }).projectType,
    tags: [...new Set(title.toLowerCase().match(/[a-z]{3,}/g) ?? [])]
      .filter((word) => words.length > 0 && !/^(and|the|for|with|from|new)$/.test(word))
      .slice(0, 5),
    template: {
      type: content.quote_type === 'invoice' ? 'quote' : content.quote_type,
      title,
      scope: usual(content.scope),
      approach: usual(content.approach),
      lines: lines
        .map(({ description, unit }) => ({
          description: description.replace(/\s*\([^()]*\$[^()]*\)/g, ''),
          unit: unit ?? 'job',
        }))
        .filter(({ description }) => !isPersonal(description)),
      terms: usual(content.terms),
      notes: usual(content.notes).filter((note) => !/^(contact|also):/i.test(note)),
    },
  };
}
