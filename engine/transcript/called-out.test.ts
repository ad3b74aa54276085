import { describe, expect, it, test } from 'vitest';
import { withoutPointNumbers } from './called-out.ts';
import { hear } from './hear.ts';
import { draftSaid } from './job/testing/draft-said.ts';

const heard = (text: string): string =>
  withoutPointNumbers(hear(text))
    .tokens.map(({ lower }) => lower)
    .join(' ');

describe('numbers that only order the talk become pauses', () => {
  it.each([
    ['number one the sink 240 number two the trap 65', '; the sink 240 ; the trap 65'],
    ['number one hang the door 140 and number two paint it 90', '; hang the door 140 ; paint it 90'],
    ["number one's the roof 900 number two is two vents 80 each", '; the roof 900 ; two vents 80 each'],
    ['item one demo 1200 item number two framing 3400', '; demo 1200 ; framing 3400'],
    ['for Al Booth number 1 wax 40 number 2 polish 60', 'for al booth ; wax 40 ; polish 60'],
    ['first we sweep 300 second the cap 250 third two coats 90', '; we sweep 300 ; the cap 250 ; two coats 90'],
    ['firstly the lawn 60 secondly hedges 90', '; the lawn 60 ; hedges 90'],
  ])('%s', (text, left) => {
    expect(heard(text)).toBe(left);
  });

  it.each([
    // they are what things are called
    'pump number one 300 pump number two 400',
    'number one pump needs a seal 95 number two pump a bearing 80',
    'a seal for number one and a seal for number two 190',
    'number one is 85 number two is 95',
    'number one 85 number two 95',
    // nothing follows the first, or nothing comes first
    'number one priority is the leak 300',
    'six number two pencils at 40 cents',
    'number ten wire 200 feet',
    // things that have an order
    'first floor trim 400 second floor trim 500',
    'first coat 200 second coat 150',
    'first fix wiring 650 second fix sockets 420',
    'first cut 90 second cut 60',
    'the first visit 90 the second visit 60',
    'first it was 300 now it is 340',
  ])('%s', (text) => {
    expect(heard(text)).toBe(text);
  });
});

test.each([
  ['number one strip the porch 300 number two prime it 250 number three two coats of enamel 780', '1330.00'],
  ['number one fascia 60 feet at 8 a foot number two soffit vents four at 45 each number three haul away 90', '750.00'],
  [
    'item one a mantel 1200 item two hearth tile 34 square feet at 20 a foot item three two hours at 70 an hour',
    '2020.00',
  ],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
