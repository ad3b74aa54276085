/** Edits of dates, names and texts in words, each with what it makes of a document. */
import { addDays } from '../../calendar-day.ts';
import { type SaidDocument, today } from './say-document.ts';
import { type Edit, type SayEdit, setTo } from './say-edits.ts';
import { inWords } from './say-numbers.ts';

const months = ['april', 'may', 'june'];
const th = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

const dates: SayEdit = (dice) => {
  const month = dice.int(0, 2);
  const day = dice.int(2, 28);
  const date = `2026-0${4 + month}-${String(day).padStart(2, '0')}`;
  const spoken = `${months[month]} ${dice.chance(0.5) ? day : th(day)}`;
  if (dice.chance(0.35)) {
    const [days, length] = dice.pick<[number, string]>([
      [30, '30 days'],
      [14, 'two weeks'],
      [60, 'sixty days'],
      [10, '10 days'],
      [21, 'three weeks'],
      [45, '45 days'],
    ]);
    return {
      kind: 'valid-for',
      words: dice.pick([
        `good for ${length}`,
        `make it valid for ${length}`,
        `the price is good for ${length}`,
        `valid for ${length}`,
        `this quote is good for ${length}`,
      ]),
      apply: setTo({ validUntil: addDays(today, days) }),
      about: ['valid'],
    };
  }
  if (dice.chance(0.4))
    return {
      kind: 'valid-until',
      words: dice.pick([
        `good until ${spoken}`,
        `valid through ${spoken}`,
        `price is good till ${spoken}`,
        `make it valid until ${spoken}`,
      ]),
      apply: setTo({ validUntil: date }),
      about: ['valid'],
    };
  return {
    kind: 'start',
    words: dice.pick([
      `start ${spoken}`,
      `we can start on ${spoken}`,
      `move the start to ${spoken}`,
      `start date is ${spoken}`,
      `starting ${spoken}`,
      `change the start date to ${spoken}`,
      `we're starting ${spoken}`,
    ]),
    apply: setTo({ startDate: date }),
    about: ['start'],
  };
};

const names = ['Karen Whitfield', 'Mike Delgado', 'Sandra Kim', 'Westside Dental', 'Terry Boone', 'Nora Feldman'];

const parties: SayEdit = (dice, document) => {
  const way = dice.pick(['client', 'phone', 'title', 'type', 'time', 'note', 'net'] as const);
  const edited = (words: string[], change: Partial<SaidDocument>): Edit => ({
    kind: way,
    words: dice.pick(words),
    apply: setTo(change),
    about: [way],
  });
  if (way === 'client') {
    const client = dice.pick(names);
    return edited(
      [
        `the client is ${client}`,
        `change the client to ${client}`,
        `client name is ${client}`,
        `client should be ${client}`,
        `make it out to ${client}`,
      ],
      { client },
    );
  }
  if (way === 'phone') {
    const phone = `503-555-${dice.int(1000, 9999)}`;
    return edited(
      [
        `phone is ${phone}`,
        `her cell is ${phone}`,
        `his number is ${phone}`,
        `change the phone to ${phone}`,
        `phone number for them is ${phone}`,
      ],
      { phone },
    );
  }
  if (way === 'title') {
    const title = dice.pick(['Spring project', 'Main house', 'Phase two', 'Guest house refresh']);
    return edited(
      [
        `change the title to ${title}`,
        `call this ${title}`,
        `title should be ${title}`,
        `make the title ${title}`,
        `title it ${title}`,
      ],
      { title },
    );
  }
  if (way === 'type') {
    const type = dice.pick(['quote', 'estimate', 'bid', 'invoice'].filter((one) => one !== document.type));
    const a = /^[aeiou]/.test(type) ? 'an' : 'a';
    return edited(
      [
        `make this ${a} ${type}`,
        `turn it into ${a} ${type}`,
        `change this to ${a} ${type}`,
        `this should be ${a} ${type}`,
        `make it ${a} ${type} instead`,
      ],
      { type },
    );
  }
  if (way === 'time') {
    const n = dice.int(2, 9);
    const length = dice.pick([`${n} days`, `${inWords(n)} days`, `${n} weeks`]);
    return edited(
      [
        `should take ${length}`,
        `timeline is ${length}`,
        `change the timeline to ${length}`,
        `it'll take ${length}`,
        `make the timeline ${length}`,
      ],
      { timeline: length },
    );
  }
  if (way === 'note') {
    const text = dice.pick([
      'the dog has to be inside',
      'parking is in the alley',
      'the water will be off all morning',
      'touch up paint is left with the owner',
    ]);
    return edited(
      [`add a note that ${text}`, `put in the notes that ${text}`, `note that ${text}`, `add a note saying ${text}`],
      { notes: [...document.notes, text] },
    );
  }
  if (document.terms.length > 0) return null;
  return edited(['add net 30', 'payment is net 30', 'make it net 30', 'terms are net 30', 'net 30'], {
    terms: ['net 30'],
  });
};

export const pageEdits: SayEdit[] = [dates, parties, parties];
