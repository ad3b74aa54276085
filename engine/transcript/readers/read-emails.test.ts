import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readEmails } from './read-emails.ts';

const emails = (text: string) => readEmails(hear(text)).map((phrase) => phrase.email);

describe('e-mail addresses', () => {
  it.each([
    ['email is mark at bergstromhome.com', ['mark@bergstromhome.com']],
    ['the email is hello at coastalyoga dot com um okay', ['hello@coastalyoga.com']],
    ['a dot b c at g mail dot com', ['a.bc@gmail.com']],
    ['send it back at contact at harborbikes dot com', ['contact@harborbikes.com']],
    ['their contact is info at harborbikes dot com', ['info@harborbikes.com']],
    ['write to user.name+tag@lero.com today', ['user.name+tag@lero.com']],
  ])('hears %s', (text, expected) => expect(emails(text)).toEqual(expected));

  it.each([
    'tonight at 9.15',
    '40 sheets at 55 a sheet',
    'meet at the house',
    'x@ x dot',
    '12 hours of sorting at 95 an hour. It is long',
  ])('finds none in %s', (text) => expect(emails(text)).toEqual([]));
});
