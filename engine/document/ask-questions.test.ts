/** What is asked about figures where a talk was hard to read, and when it is no longer asked. */
import { describe, expect, it } from 'vitest';
import type { JobUnsure } from '../transcript/job/job.ts';
import { askAboutFigures, settleQuestions, withoutConfirmed } from './ask-questions.ts';
import { draftDocument } from './draft-document.ts';

const draft = (transcript: string, catalogue: Parameters<typeof draftDocument>[0]['catalogue'] = []) =>
  draftDocument({ today: '2026-05-04', catalogue, profile: { businessName: 'Hill & Sons' }, transcript });
const said = 'quote for Ann Lee paint the fence 640 and the gate 210 the house number is 19 by the way';
const { content } = draft('quote for Ann Lee paint the fence 640 and the gate 210');
const about = (words: string, taken: JobUnsure['taken'], service?: string): JobUnsure => ({
  start: said.indexOf(words),
  end: said.indexOf(words) + words.length,
  taken,
  ...(service === undefined ? {} : { service }),
});

describe('of a figure in doubt', () => {
  it('its words and what it was taken for are shown', () => {
    const [first, second] = askAboutFigures([about('640', 'price'), about('19', 'nothing')], said, content.items);
    expect(first).toMatchObject({
      of: 'figure',
      about: 'Check “… Lee paint the fence 640 and the gate …”',
      because: '“640” was taken for the price of “Paint the fence”.',
    });
    expect(second).toMatchObject({
      about: 'Check “… the house number is 19 by the way”',
      because: '“19” is in no price.',
    });
  });

  it('at the ends of a talk there is nothing before or behind', () => {
    const [only] = askAboutFigures([{ start: 0, end: 3, taken: 'deposit' }], '500 down', []);
    expect(only).toMatchObject({ about: 'Check “500 down”', because: '“500” was taken for a deposit.' });
  });

  it('a word is shown to its end', () => {
    const [only] = askAboutFigures([{ ...about('fen', 'unlisted', 'Fence painting') }], said, []);
    expect(only!.about).toBe('Check “… Ann Lee paint the fence 640 and the …”');
  });

  it('a service is told by its name on the list', () => {
    const told = [about('gate', 'unlisted', 'Gate painting'), about('fence', 'listed', 'Fence painting')];
    expect(askAboutFigures(told, said, []).map(({ because }) => because)).toEqual([
      '“Gate painting” of your price list is not charged.',
      '“Fence painting” is charged at the price of your list.',
    ]);
  });
});

describe('once it was looked at', () => {
  const questions = askAboutFigures([about('640', 'price'), about('210', 'price')], said, content.items);
  const answer = questions[0]!.readings[0]!.answer!;

  it('the question that is answered goes, and no other', () => {
    expect(withoutConfirmed(questions, ` ${answer} `)).toEqual(questions.slice(1));
  });

  it('any other instruction answers none', () => {
    expect(withoutConfirmed(questions, 'right as it is')).toBeNull();
    expect(withoutConfirmed([], answer)).toBeNull();
  });

  it('a change of figures settles it, a change of words does not', () => {
    const reworded = { ...content, notes: ['Gate code 4471'] };
    expect(settleQuestions(questions, content, reworded)).toEqual(questions);
    const repriced = { ...content, amount: '900.00', total_cost: '900.00' };
    expect(settleQuestions(questions, content, repriced)).toEqual([]);
  });
});

describe('a talk that reads well', () => {
  it.each([
    'quote for Ann Lee paint the fence 640 and the gate 210',
    'two outlets at 85 each and a service call 95 for Ed Moss seven percent tax',
    'mow and edge 65 a visit 12 visits for the Hendersons start May 20th',
  ])('asks about no figure: %s', (transcript) => {
    expect(draft(transcript).questions).toEqual([]);
  });
});
