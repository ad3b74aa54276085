/** What the learned models see of an element: its name (the word, or what kind of figure it is) and its class. */
import { rememberWords } from '../../remember-words.ts';
import type { Element } from '../job/elements.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  fillers,
  isContent,
  isPlural,
  prepositions,
  pronouns,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import { hashOf } from './linear-model.ts';

export interface Sign {
  name: number;
  class: number;
}

const classOf = (word: string): string => {
  if (fillers.has(word)) return 'filler';
  if (determiners.has(word)) return 'determiner';
  if (prepositions.has(word)) return 'preposition';
  if (pronouns.has(word)) return 'pronoun';
  if (auxiliaries.has(word)) return 'auxiliary';
  if (conjunctions.has(word)) return 'conjunction';
  if (!isContent(word)) return 'other';
  const end = word.endsWith('ed') ? 'ed' : word.endsWith('ing') ? 'ing' : '';
  if (workVerbs.has(word)) return `${workNouns.has(word) ? 'work' : 'verb'}${end}`;
  return `${isPlural(word) ? 'plural' : 'noun'}${end}`;
};

/** Of a word in small letters. */
export const ofWord = rememberWords((word: string): Sign => ({ name: hashOf(word), class: hashOf(classOf(word)) }));
/** Marks are no words: they get a sign before them that no word begins with. */
export const ofMark = rememberWords((mark: string): Sign => ({ name: hashOf(mark), class: hashOf(mark) }));

export const OUTSIDE: Sign = ofMark('<>');

export function signOf(element: Element): Sign {
  const { tag, word } = element;
  if (tag === 'word') return ofWord(word);
  if (tag === 'break') return { name: ofMark(`|${word}`).name, class: ofMark('|').class };
  const name = ofMark(`#${tag}`).name;
  if (tag === 'rate') {
    const { per } = element.price!;
    return { name, class: ofMark(per === 'h' ? '#rate h' : per === 'each' ? '#rate each' : '#rate of').class };
  }
  if (tag === 'time') return { name, class: ofMark(`#time ${element.measure!.unit}`).class };
  return { name, class: name };
}

/** Looked up within the row only: asking an array for what is before its beginning is slow. */
export const signAt = (signs: readonly Sign[], index: number): Sign =>
  index >= 0 && index < signs.length ? signs[index]! : OUTSIDE;

/** All that is neither a word nor a pause. */
export const isFigure = ({ tag }: Element): boolean => tag !== 'word' && tag !== 'break';
