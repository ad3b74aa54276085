/** The instructions that are judged or made by chance, one by one, with what each is about. */
import { readFileSync } from 'node:fs';
import type { DocumentContent } from '../../engine/document/business-document.ts';
import { aimFeatures } from '../../engine/document/refine/aim-features.ts';
import { type Aim, aimOf, aims } from '../../engine/document/refine/aims.ts';
import { type Clause, makeClause } from '../../engine/document/refine/clause.ts';
import { splitInstructions } from '../../engine/document/refine/split-instructions.ts';
import { type RefineInput, refineByReaders } from '../../engine/document/refine-document.ts';
import { sayInstruction } from '../../engine/golden/say/say-instruction.ts';
import { hear } from '../../engine/transcript/hear.ts';
import type { Example } from './fit-model.ts';

const GENERATED = 3000;
/** Beyond those that the tests say. */
const FIRST = 500_000;
/** There are many of them, and their words are few. */
const WEIGHT = 0.3;
/** People's own words are what it is learned for. */
const MARKED = 2;

const read = (name: string): (RefineInput & { id: string; document: string })[] =>
  readFileSync(new URL(`../../engine/golden/cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What is carried out rightly tells what it is about, and so does what is rightly refused. */
export function examplesOfAims(): Example[] {
  const documents = documentsByName();
  const judged = ['refinements', 'own-refinements', 'refinements-by-strangers', 'terse-instructions'].flatMap((name) =>
    read(name).map((one) => ({ ...documents.get(one.document), ...one })),
  );
  const made = Array.from({ length: GENERATED }, (_, at) => sayInstruction(FIRST + at));
  return [
    ...judged.flatMap((one) => examplesOf(one, 1)),
    ...made.flatMap((one) => examplesOf(one, WEIGHT)),
    ...markedAims(documents).map(({ clause, content, aim }) => exampleOf(clause, content, aim, MARKED)),
  ];
}

/** The documents of instructions, by name. */
export const documentsByName = (): Map<string, RefineInput> =>
  new Map<string, RefineInput>([
    ...read('refinement-documents').map((one) => [one.document, one] as const),
    ...read('refinements').map((one) => [one.id, one] as const),
  ]);

/** Instructions with what each is about, as people marked them; each is taken as a whole, as it is asked about. */
export const markedAims = (
  documents: ReadonlyMap<string, RefineInput>,
): { clause: Clause; content: DocumentContent; aim: Aim }[] =>
  readFileSync(new URL('../../engine/golden/cases/instruction-aims.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [document, aim, words] = line.split('\t') as [string, Aim, string];
      const { content, today } = documents.get(document)!;
      return { clause: makeClause(words, hear(words).tokens, today), content, aim };
    });

function exampleOf(clause: Clause, content: DocumentContent, aim: Aim, weight: number): Example {
  const { of, length } = aimFeatures(clause, content);
  return { features: of.slice(0, length), answer: aims.indexOf(aim), weight };
}

function examplesOf(input: RefineInput, weight: number): Example[] {
  return splitInstructions(input.instructions, input.today).clauses.flatMap((clause) => {
    const refined = refineByReaders({ ...input, instructions: clause.said });
    const aim = aimOf(clause, input.content, refined.content);
    return aim === null ? [] : [exampleOf(clause, input.content, aim, weight)];
  });
}
