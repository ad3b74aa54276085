/** Lines told under headings: "put the tile and the demo under a Bathroom section", "remove the sections". */
import type { DocumentContent } from '../business-document.ts';
import { capitalize, linesOf } from '../read-content.ts';
import { changed, findTargets, type Handler, refuseTarget } from './apply-edit.ts';
import { partsOf, wordsOf, writtenOf } from './clause.ts';
import { nameLines } from './find-lines.ts';

const named =
  /^(?:put|move|place|list|file|show) (?<what>.+?) (?:under|in|into|to|as) (?:a |an |the |its own |their own )?(?:new )?(?:(?:section|heading|group) (?:called |named |titled |for |of )?(?<name>.+)|(?<other>.+?) (?:section|heading|group))$/d;
const grouped =
  /^group (?<what>.+?) (?:together )?(?:under|in|into|as) (?:a |an |the )?(?:section |heading |group )?(?:called |named |titled )?(?<name>.+?)(?: section| heading| group)?$/d;
const cleared =
  /^(?:remove|drop|delete|no|clear|get rid of|lose|without|take out)(?: all)?(?: the)? (?:sections?|section headings?|headings|groups|grouping)$/;
const renamed =
  /^(?:rename|relabel|call) (?:the )?(?:section |heading )?(?<old>.+?) (?:section |heading )(?:to |as |into )?(?<name>.+)$/d;

export const changeSections: Handler = (clause, situation) => {
  const { content } = situation;
  const items = linesOf(content);
  if (cleared.test(clause.pattern)) {
    if (!items.some(({ section }) => section)) return { kind: 'already' };
    return changed(
      withSections(content, () => undefined),
      'Section headings removed',
      [],
    );
  }
  const rename = renamed.exec(clause.pattern);
  const old = rename && items.find(({ section }) => section?.toLowerCase() === rename.groups!.old!.trim())?.section;
  if (rename && old) {
    const name = nameOf(writtenOf(clause, partsOf(clause, rename, 'name')));
    return changed(
      withSections(content, (section) => (section === old ? name : section)),
      `Section ${old} → ${name}`,
      [],
    );
  }
  const match = named.exec(clause.pattern) ?? grouped.exec(clause.pattern);
  if (!match) return null;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  if (found.kind !== 'lines') return refuseTarget(situation, found, match.groups!.what!);
  const name = nameOf(writtenOf(clause, partsOf(clause, match, match.groups!.name ? 'name' : 'other')));
  const next = withSections(content, (section, index) => (found.lines.includes(index) ? name : section));
  return changed(next, `${nameLines(content, found.lines)}: under ${name}`, found.lines);
};

const nameOf = (text: string): string => capitalize(text.replace(/^["“'‘]|["”'’]$/g, ''));

function withSections(
  content: DocumentContent,
  next: (section: string | undefined, index: number) => string | undefined,
): DocumentContent {
  const items = linesOf(content).map((line, index) => {
    const section = next(line.section, index);
    if (section === line.section) return line;
    const { section: _, ...rest } = line;
    return section === undefined ? rest : { ...rest, section };
  });
  return { ...content, items };
}
