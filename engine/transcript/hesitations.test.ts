import { describe, expect, it } from 'vitest';
import { hearTalk } from './hesitations.ts';

const heard = (text: string): string =>
  hearTalk(text)
    .tokens.map(({ lower }) => lower)
    .join(' ');

describe('hesitations in the middle of a phrase are taken out', () => {
  it.each([
    ['swap the uh heater', 'swap the heater'],
    ['a um uh new vanity at um 410', 'a new vanity at 410'],
    ['the gate is uh 340 and um the post is 90', 'the gate is 340 and the post is 90'],
    ['three and uh a half hours', 'three and a half hours'],
    ['a day um and a half', 'a day and a half'],
    ['forty um feet of pipe', 'forty feet of pipe'],
    ['five um hollow core doors', 'five hollow core doors'],
    ['pipe runs 38 um mark that up 25 percent', 'pipe runs 38 mark that up 25 percent'],
    ['Route um 9', 'route 9'],
    ['six percent uh tax on the parts', 'six percent tax on the parts'],
    ['six percent tax um on the parts', 'six percent tax on the parts'],
    ['take um ten percent uh off', 'take ten percent off'],
    ['mark um that uh up 20 percent', 'mark that up 20 percent'],
    ['our usual uh price', 'our usual price'],
    ['thin the two um oaks', 'thin the two oaks'],
    ["they um don't want it and I uh told him", "they don't want it and i told him"],
    ['stain color um adds 220', 'stain color adds 220'],
    // one number
    ['the tub is eight seventy um five', 'the tub is eight seventy five'],
    ['at one uh eighteen an hour', 'at one eighteen an hour'],
    ['68 um hundred all in', '68 hundred all in'],
    ['half uh a day', 'half a day'],
    // a number and what it is of
    ['decking at 98 um an hour', 'decking at 98 an hour'],
    ['screens 8 uh each', 'screens 8 each'],
    ['120 um square feet of sod', '120 square feet of sod'],
    ['he is at 19 um Hemlock Court', 'he is at 19 hemlock court'],
    ['it is 45 minutes uh each way', 'it is 45 minutes each way'],
    // words of taking back
    ['post 85 no um wait 95', 'post 85 no wait 95'],
  ])('%s', (text, left) => {
    expect(heard(text)).toBe(left);
  });

  it.each([
    // between two thoughts
    'new faucet 210 um swap the valve 95',
    'labor 85 um a new valve 95',
    'flashing three hundred and eighty um two pipe boots at 60',
    'labor 85 um four valves at 20',
    'paint 120 uh they will call',
    'uh replace the fan',
    'it was raining um',
    // somebody takes something back
    'at 85 a um no the other one',
    'the uh sorry the back door',
    // a request ends, and the next thing is told
    'get that gate up would you um the bumpers are theirs',
    'plus whatever the tax comes to um 40 percent down',
  ])('and others stay: %s', (text) => {
    expect(heard(text)).toBe(text);
  });

  it.each([
    ['the the gate for for Ann and and a hinge', 'the gate for ann and a hinge'],
    ['and the and the gate', 'and the gate'],
    // said twice on purpose
    ['very very small', 'very very small'],
    ['thirty thirty down', 'thirty thirty down'],
    ['paint it in in ground pools', 'paint it in ground pools'],
  ])('small words are said once: %s', (text, left) => {
    expect(heard(text)).toBe(left);
  });

  it('each word keeps its place in the talk', () => {
    const { tokens, text } = hearTalk('swap the uh heater');
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(['swap', 'the', 'heater']);
  });
});
