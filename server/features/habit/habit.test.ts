import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints } from '#contract/document.ts';
import { habitEndpoints, habitMessages } from '#contract/habit.ts';
import { profileEndpoints } from '#contract/profile.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (who: Client) => read(habitEndpoints.listHabits.response, await who.send('GET', '/api/habits'));
const say = async (who: Client, transcription: string) =>
  read(
    documentEndpoints.generateDocument.response,
    await who.send('POST', '/api/generate-document', { transcription, today: '2026-03-02' }),
  ).document;
const job = (name: string) =>
  `plumbing quote for ${name}, replace the kitchen faucet, 2 hours at 95 an hour, permit fee is 45, 7 percent tax, work is warranted for one year`;

async function busyPlumber(): Promise<Client> {
  const person = await test.signIn();
  for (const name of ['Ann Lee', 'Bob Ray', 'Cy Dunn']) await say(person, job(name));
  return person;
}

describe('habits', () => {
  it('are none at first, and offered once they recur, without having changed anything', async () => {
    const person = await test.signIn();
    for (const name of ['Ann Lee', 'Bob Ray']) await say(person, job(name));
    expect(await list(person)).toEqual([]);
    await say(person, job('Cy Dunn'));
    const keys = (await list(person)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['hourlyRate:95.00', 'taxPercent:7', 'service:permit fee|']));
    expect((await person.send('GET', '/api/business-defaults')).body).toMatchObject({
      hourlyRate: null,
      taxPercent: null,
    });
    expect((await person.send('GET', '/api/services')).body).toEqual([]);
    expect(await list(await test.signIn())).toEqual([]);
  });

  it('become settings when they are accepted, and are offered no more', async () => {
    const person = await busyPlumber();
    const accept = async (key: string) =>
      read(habitEndpoints.acceptHabit.response, await person.send('POST', '/api/habits/accept', { key })).map(
        (one) => one.key,
      );
    expect(await accept('hourlyRate:95.00')).not.toContain('hourlyRate:95.00');
    expect(await accept('service:permit fee|')).not.toContain('service:permit fee|');
    await accept('taxPercent:7');
    const defaults = read(profileEndpoints.getDefaults.response, await person.send('GET', '/api/business-defaults'));
    expect(defaults).toMatchObject({ hourlyRate: '95.00', taxPercent: 7 });
    expect((await person.send('GET', '/api/services')).body).toMatchObject([
      { name: 'Permit fee', fixedRate: '45.00' },
    ]);
    const next = await say(person, 'plumbing quote for Di Orr, replace the faucet, 3 hours of labor');
    expect(next.content).toMatchObject({ amount: '304.95', items: [{ unit_price: '95.00', source: 'profile' }] });
    const again = await person.send('POST', '/api/habits/accept', { key: 'hourlyRate:95.00' });
    expect(again).toMatchObject({ status: 409, body: { message: habitMessages.gone } });
  });

  it('that are dismissed stay away', async () => {
    const person = await busyPlumber();
    const left = read(
      habitEndpoints.dismissHabit.response,
      await person.send('POST', '/api/habits/dismiss', { key: 'taxPercent:7' }),
    );
    expect(left.map(({ key }) => key)).not.toContain('taxPercent:7');
    expect((await list(person)).map(({ key }) => key)).not.toContain('taxPercent:7');
  });

  it('propose what a document of the kind always has, as an instruction', async () => {
    const person = await busyPlumber();
    const document = await say(person, 'plumbing quote for Di Orr, replace the kitchen faucet, 2 hours at 95 an hour');
    const suggestions = async () =>
      read(
        documentEndpoints.listSuggestions.response,
        await person.send('GET', `/api/documents/${document.id}/suggestions`),
      ).suggestions;
    const usual = (await suggestions()).find(({ habit }) => habit);
    expect(usual?.suggestedChange).toBe('Add “Permit fee” at $45.00');
    const { body } = await person.send('POST', `/api/documents/${document.id}/refine`, {
      instructions: usual!.suggestedChange,
    });
    expect(body).toMatchObject({ refused: [], document: { amount: '235.00' } });
    expect((await suggestions()).some(({ habit }) => habit)).toBe(false);
    const other = await say(person, 'plumbing quote for Ed Poe, replace the kitchen faucet, 2 hours at 95 an hour');
    await person.send('POST', '/api/habits/dismiss', { key: usual!.habit });
    const answer = await person.send('GET', `/api/documents/${other.id}/suggestions`);
    expect(read(documentEndpoints.listSuggestions.response, answer).suggestions.some(({ habit }) => habit)).toBe(false);
  });

  it('are somebody’s own', async () => {
    expect((await test.visitor.send('GET', '/api/habits')).status).toBe(401);
    const person = await test.signIn();
    expect((await person.send('POST', '/api/habits/accept', { key: '' })).status).toBe(400);
    expect((await person.send('POST', '/api/habits/accept', { key: 'hourlyRate:95.00' })).status).toBe(409);
  });
});
