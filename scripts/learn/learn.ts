/**
 * Learns the decisions of reading: npm run learn
 * The examples are what engine/golden/decisions.jsonl and the marks say of the dictations; the weights go where the engine
 * reads them. Takes some minutes. With "search" behind it, decisions that lead to right documents are looked for first; with names
 * of models, only those are learned.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { draftDocument } from '../../engine/document/draft-document.ts';
import { aims } from '../../engine/document/refine/aims.ts';
import { judge } from '../../engine/golden/judge-draft.ts';
import { isCapital, mayBeName } from '../../engine/transcript/give-capitals.ts';
import { tokenize } from '../../engine/transcript/hear.ts';
import { hearTalk } from '../../engine/transcript/hesitations.ts';
import { purposesOf } from '../../engine/transcript/job/purposes-of.ts';
import { readJob } from '../../engine/transcript/job/read-job.ts';
import { capitalFeatures } from '../../engine/transcript/learned/capital-features.ts';
import { findMentions, formsOf } from '../../engine/transcript/learned/find-mentions.ts';
import {
  type Judgement,
  learned,
  numberKinds,
  priceRoles,
  purposes,
} from '../../engine/transcript/learned/judgement.ts';
import { type Features, writeRows, writeWeights } from '../../engine/transcript/learned/linear-model.ts';
import { mentionFeatures } from '../../engine/transcript/learned/mention-features.ts';
import { listedTalk } from '../../engine/transcript/learned/mentions-around.ts';
import { countsFor, pairedTalk, pairingFeatures } from '../../engine/transcript/learned/pairing-features.ts';
import { purposeFeatures, talkOf } from '../../engine/transcript/learned/purpose-features.ts';
import { wordings, wordingsOf } from '../../engine/transcript/learned/tell-wording.ts';
import { likeliestOf, weighedTalk } from '../../engine/transcript/learned/weighed-talk.ts';
import { repair } from '../../engine/transcript/repair.ts';
import { findDecisions } from './find-decisions.ts';
import { fitChain } from './fit-chain.ts';
import { fitChoice } from './fit-choice.ts';
import { type Example, type Fitted, fitModel, type Shape } from './fit-model.ts';
import { examplesOfAims } from './read-aims.ts';
import { type Dictation, decisionsFile, readCorpus, readWordedCorpus } from './read-corpus.ts';
import { examplesOfPapers, examplesOfPrinting, examplesOfSayings, examplesOfTelling } from './read-papers.ts';
import { spliceCorpus } from './splice-corpus.ts';
import {
  type IsListed,
  isEachByMarks,
  kindOfMark,
  listedByJudge,
  markAt,
  markWithin,
  multipliesByMarks,
  type Pairable,
  pairingsOf,
  purposeOfMark,
  roleOfMark,
} from './tell-decisions.ts';

type Examples = Record<'division' | 'kind' | 'role' | 'each' | 'count' | 'job' | 'purpose' | 'mention', Example[]>;

/** How much an example counts: judged dictations most, decisions that led to no right document least. */
const weightOf = ({ key, expect, marked, decisions, known }: Dictation): number => {
  if (decisions?.right === false) return 0.4;
  if (known) return 0.4;
  if (marked) return 2;
  return expect && !key.startsWith('generated') ? 3 : expect ? 1 : 12;
};

const example = ({ of, length }: Features, answer: number, weight: number): Example => ({
  features: of.slice(0, length),
  answer,
  weight,
});

function gather(dictation: Dictation, to: Examples): void {
  const { isJob, input, expect, decisions, marked } = dictation;
  const weight = weightOf(dictation);
  const told: Judgement = {
    ...learned,
    isJob: (features) => {
      to.job.push(example(features, isJob ? 1 : 0, 1));
      return isJob;
    },
  };
  const known: Judgement = {
    ...told,
    begins: (features, at) => {
      if (!decisions) return learned.begins(features, at);
      const answer = decisions.begins.has(at);
      to.division.push(example(features, answer ? 1 : 0, weight));
      return answer ? Infinity : -Infinity;
    },
    kindOf: (features, at) => {
      const guess = learned.kindOf(features, at);
      const answer = decisions?.kinds.get(at) ?? (marked ? kindOfMark(markAt(marked, at), guess) : guess);
      to.kind.push(example(features, numberKinds.indexOf(answer), weight));
      return answer;
    },
    roleOf: (features, at) => {
      const answer = marked ? roleOfMark(markAt(marked, at)) : (decisions?.roles.get(at) ?? 'ours');
      to.role.push(example(features, priceRoles.indexOf(answer), marked ? 1 : expect ? 2 : weight));
      return answer;
    },
    isEach: (features, at) => {
      const answer = decisions?.each.has(at) || (marked !== undefined && isEachByMarks(marked, at));
      to.each.push(example(features, answer ? 1 : 0, weight));
      return answer;
    },
    multiplies: (features, of, at) => {
      const answer = marked ? multipliesByMarks(marked, of, at) : decisions?.counts.get(of)?.has(at);
      if (answer === undefined || answer === null) return learned.multiplies(features, of, at);
      to.count.push(example(features, answer ? 1 : 0, weight));
      return answer;
    },
  };
  draftDocument(input, decisions || marked ? known : told);
}

/** How much a number of a recorded sentence counts, which tests hold to be read as it is. */
const SENTENCE = 6;

/**
 * What the marks say of each number, else what a right reading makes of it and of the services that are called up, of a judged
 * dictation or of a sentence that was recorded. Of services, judged documents tell all, read rightly or not.
 */
function gatherOpinions(dictation: Dictation, to: Examples): void {
  const { input, expect, marked, decisions, isJob, known } = dictation;
  if (!isJob) return;
  const isListed = expect && listedByJudge(expect, input.catalogue);
  if (isListed) gatherListed(dictation, isListed, to);
  const isRight = expect ? judge(draftDocument(input, learned), expect).total !== false : decisions?.right;
  if (!marked && !isRight) return;
  const heard = hearTalk(input.transcript);
  const talk = talkOf(heard);
  const { job, repaired } = readJob(input, learned);
  const read = known?.purposes ?? purposesOf(job, repaired.heard);
  const isSentence = !expect && !marked && !known;
  for (const [index, { number, at }] of talk.numbers.entries()) {
    const start = talk.starts[at]!;
    const { end } = heard.tokens[number.to - 1]!;
    const purpose = marked ? purposeOfMark(markWithin(marked, start, end)) : (read.get(start) ?? 'nothing');
    const answer = purpose === 'worked' ? 'price' : purpose;
    to.purpose.push(example(purposeFeatures(talk, index), purposes.indexOf(answer), isSentence ? SENTENCE : 1));
  }
  if (isListed) return;
  // the tests hold what comes of a sentence with a second opinion
  const whole = isSentence ? readJob(input).job : job;
  gatherListed(
    dictation,
    (service) => {
      if (known) return known.untold.has(service.name) ? undefined : known.charged.has(service.name);
      const lines = whole.lines.filter((line) => line.service === service);
      // what is optional is asked for at the list's price, and not charged: it teaches neither
      return lines.some(({ optional }) => optional) ? undefined : lines.length > 0;
    },
    to,
  );
}

/** How much one that was put together counts: there are many, and who told its lines would have told them otherwise. */
const SPLICED = 0.05;

/** Whether the price of the list is charged for each service that is called up. */
function gatherListed({ input, expect, known }: Dictation, isListed: IsListed, to: Examples): void {
  const talk = weighedTalk(hearTalk(input.transcript));
  const forms = formsOf(talk);
  const mentions = findMentions(forms, input.catalogue);
  const listed = listedTalk(talk, forms, mentions, talk.likely.map(likeliestOf));
  for (const [index, { service }] of mentions.entries()) {
    const isCharged = isListed(service);
    if (isCharged === undefined) continue;
    to.mention.push(
      example(mentionFeatures(listed, index), isCharged ? 1 : 0, known ? SPLICED : expect ? 1 : SENTENCE / 2),
    );
  }
}

/** What people marked of each word of a talk, where the readers took the words for what they do. */
function examplesOfWords({ input, spans }: ReturnType<typeof readWordedCorpus>[number]): Example[] {
  const { words, starts, features } = wordingsOf(weighedTalk(hearTalk(input.transcript)), readJob(input).tags);
  return words.map((_, at) => {
    const span = spans.find(({ from, to }) => starts[at]! >= from && starts[at]! < to);
    const begins = span?.as === 'remark' && (at === 0 || starts[at - 1]! < span.from);
    const answer = begins ? 'statement' : (span?.as ?? 'nothing');
    return example(features(at), wordings.indexOf(answer), 1);
  });
}

/** Which words of a talk are written as names are; how a sentence begins says nothing. */
function examplesOfCapitals({ key, input }: Dictation): Example[] {
  const tokens = tokenize(input.transcript);
  if (key.startsWith('generated') || !tokens.some(isCapital)) return [];
  const words = tokens.map(({ lower }) => lower);
  const capitals = tokens.map((token) => (mayBeName(token) && isCapital(token) ? 1 : 0));
  return tokens.flatMap((token, at) => {
    const isAsked = mayBeName(token) && at > 0 && !/^[.!?]$/.test(words[at - 1]!) && !/^[A-Z][A-Z]/.test(token.text);
    return isAsked ? [example(capitalFeatures(words, capitals, at), capitals[at]!, 1)] : [];
  });
}

/** Which numbers a judged document multiplies, read rightly or not, or else a right reading of what is not judged line by line. */
function choicesOf({ input, expect, decisions, isJob }: Dictation): Example[][] {
  const isJudged = Array.isArray(expect?.items);
  if (!isJob || !(isJudged || decisions?.right)) return [];
  const lines: Pairable[] = isJudged
    ? expect.items!
    : readJob(input, learned).job.lines.map(({ source, quantity, price, amount, service, optional, markup }) => ({
        source: service || optional || markup ? 'computed' : source,
        quantity,
        unitPrice: price ?? (amount === null ? null : amount / 100),
      }));
  const said = hearTalk(input.transcript);
  const talk = pairedTalk(weighedTalk(said));
  const left = new Set(repair(said, input.today).heard.tokens.map(({ start }) => start));
  const numbers = talk.numbers.map(({ at, number }) => (left.has(talk.starts[at]!) ? number.values : null));
  return pairingsOf(lines, numbers).flatMap(({ price, count }) => {
    const choice = [null, ...countsFor(talk, left, price)];
    if (!choice.includes(count)) return [];
    return [choice.map((one) => example(pairingFeatures(talk, price, one), one === count ? 1 : 0, 1))];
  });
}

function write(name: string, { weights, bias, values, steps }: Fitted, bits: number): void {
  const rows = values ? `  rows: '${writeRows(values)}',\n` : '';
  const chain = steps ? `  steps: [${steps.join(', ')}],\n` : '';
  writeFileSync(
    new URL(`../../engine/transcript/learned/${name}-weights.ts`, import.meta.url),
    `/** Learned from judged dictations by \`npm run learn\`. */
import type { WrittenModel } from './linear-model.ts';

export const ${name}Weights: WrittenModel = {
  bits: ${bits},
  bias: [${bias.join(', ')}],
${chain}${rows}  weights:
    '${writeWeights(weights)}',
};
`,
  );
}

if (process.argv[2] === 'search') {
  const before = readFileSync(decisionsFile, 'utf8').trim().split('\n');
  writeFileSync(decisionsFile, `${findDecisions(readCorpus(), before).join('\n')}\n`);
}
const examples: Examples = {
  division: [],
  kind: [],
  role: [],
  each: [],
  count: [],
  job: [],
  purpose: [],
  mention: [],
};
/** What is learned by itself, and not from the decisions of reading. */
const others = ['wording', 'pairing', 'aim', 'paper', 'telling', 'capital'];
const asked = process.argv.slice(2).filter((name) => others.includes(name) || name in examples);
const wants = (name: string): boolean => asked.length === 0 || asked.includes(name);
const shapes: Record<keyof Examples, Shape> = {
  division: { answers: 1, bits: 17 },
  kind: { answers: numberKinds.length, bits: 14 },
  role: { answers: priceRoles.length, bits: 15 },
  each: { answers: 1, bits: 13 },
  count: { answers: 1, bits: 14 },
  job: { answers: 1, bits: 13 },
  purpose: { answers: purposes.length, bits: 20, rows: 16_000 },
  mention: { answers: 1, bits: 20, rows: 2_000, step: 0.07, little: 0.25 },
};
const isOpinion = (name: string): boolean => name === 'purpose' || name === 'mention';
const decided = (Object.keys(shapes) as (keyof Examples)[]).filter(wants);
// a judged dictation that nobody has read rightly yet teaches nothing
const corpus = decided.length > 0 || ['pairing', 'telling', 'capital'].some(wants) ? readCorpus() : [];
for (const dictation of decided.length > 0 ? [...corpus, ...spliceCorpus(corpus)] : []) {
  if (!decided.every(isOpinion) && (dictation.marked || !dictation.isJob || dictation.decisions?.right))
    gather(dictation, examples);
  if (decided.some(isOpinion)) gatherOpinions(dictation, examples);
}
for (const name of decided) {
  console.log(`${name}: ${examples[name].length} examples`);
  write(name, fitModel(examples[name], shapes[name]), shapes[name].bits);
}
if (wants('pairing')) {
  const choices = corpus.flatMap(choicesOf);
  console.log(`pairing: ${choices.length} choices`);
  const shape = { answers: 1, bits: 18, rows: 4_000 };
  write('pairing', fitChoice(choices, shape), shape.bits);
}
if (wants('wording')) {
  const talks = readWordedCorpus().map(examplesOfWords);
  console.log(`wording: ${talks.length} talks`);
  const shape = { answers: wordings.length, bits: 20, rows: 16_000 };
  write('wording', fitChain(talks, shape), shape.bits);
}
if (wants('aim')) {
  const instructions = examplesOfAims();
  console.log(`aim: ${instructions.length} instructions`);
  const shape = { answers: aims.length, bits: 20, rows: 2_000, seldom: 2, little: 0.05 };
  write('aim', fitModel(instructions, shape), shape.bits);
}
if (wants('paper')) {
  const texts = examplesOfPapers();
  console.log(`paper: ${texts.length} texts`);
  const shape = { answers: 1, bits: 18, rows: 3_000, seldom: 3, step: 0.07, little: 0.1 };
  write('paper', fitModel(texts, shape), shape.bits);
}
if (wants('telling')) {
  const texts = [
    ...readWordedCorpus().flatMap(examplesOfPrinting),
    ...corpus.flatMap(examplesOfTelling),
    ...examplesOfSayings(),
  ];
  console.log(`telling: ${texts.length} texts`);
  const shape = { answers: 1, bits: 18, rows: 8_000, seldom: 3, step: 0.07, little: 0.1 };
  write('telling', fitModel(texts, shape), shape.bits);
}
if (wants('capital')) {
  const words = corpus.flatMap(examplesOfCapitals);
  console.log(`capital: ${words.length} words`);
  const shape = { answers: 1, bits: 20, rows: 16_000, seldom: 2, little: 0.05 };
  write('capital', fitModel(words, shape), shape.bits);
}
