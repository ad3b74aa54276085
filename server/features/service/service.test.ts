import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceEndpoints } from '#contract/service.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const add = async (body: unknown, who = client) =>
  read(serviceEndpoints.addService.response, await who.send('POST', '/api/services', body));
const list = async (who = client) =>
  read(serviceEndpoints.listServices.response, await who.send('GET', '/api/services'));

describe('the price list', () => {
  it('keeps prices to the cent, and empty fields as none', async () => {
    const service = await add({
      name: '  Drain cleaning ',
      description: '',
      hourlyRate: 85.5,
      fixedRate: null,
      unit: '',
      category: 'Plumbing',
    });
    expect(service).toEqual({
      id: expect.any(String),
      name: 'Drain cleaning',
      description: null,
      hourlyRate: '85.50',
      fixedRate: null,
      unit: null,
      category: 'Plumbing',
      isActive: true,
    });
    expect(await add({ name: 'Most that fits', fixedRate: 99_999_999.99 })).toMatchObject({ fixedRate: '99999999.99' });
    expect((await list()).map(({ name }) => name)).toEqual(['Drain cleaning', 'Most that fits']);
  });

  it('changes and deletes a service', async () => {
    const person = await test.signIn();
    const { id } = await add({ name: 'Painting', hourlyRate: 40 }, person);
    const changed = await person.send('PUT', `/api/services/${id}`, {
      name: 'Painting',
      fixedRate: 2.75,
      unit: 'sq ft',
    });
    expect(changed.body).toMatchObject({ id, hourlyRate: null, fixedRate: '2.75', unit: 'sq ft' });
    expect((await person.send('DELETE', `/api/services/${id}`)).body).toEqual({ id });
    expect(await list(person)).toEqual([]);
    expect((await person.send('DELETE', `/api/services/${id}`)).status).toBe(404);
  });

  it('adds several and changes others, all of it or nothing', async () => {
    const [person, other] = [await test.signIn(), await test.signIn()];
    const { id } = await add({ name: 'Taps', fixedRate: 80, category: 'Plumbing' }, person);
    const theirs = await add({ name: 'Theirs', fixedRate: 1 }, other);
    const batch = (services: unknown) => person.send('POST', '/api/services/batch', { services });
    const call = { name: 'Call-out', fixedRate: 60 };
    expect(await batch([call, { id, name: 'Taps', fixedRate: 90 }])).toMatchObject({
      status: 201,
      body: { added: 1, changed: 1 },
    });
    expect(await list(person)).toMatchObject([
      { id, name: 'Taps', fixedRate: '90.00', category: null },
      { name: 'Call-out', fixedRate: '60.00' },
    ]);
    for (const bad of [
      [call, { ...call, id: theirs.id }],
      [
        { ...call, id },
        { ...call, id },
      ],
    ])
      expect(await batch(bad)).toMatchObject({ status: 404 });
    expect(await batch([call, { name: '' }])).toMatchObject({ status: 400 });
    expect(await batch([])).toMatchObject({ status: 400 });
    expect(await list(person)).toHaveLength(2);
    expect((await list(other))[0]).toMatchObject({ name: 'Theirs', fixedRate: '1.00' });
    expect((await test.visitor.send('POST', '/api/services/batch', { services: [call] })).status).toBe(401);
  });

  it('is nobody else’s', async () => {
    const other = await test.signIn();
    const { id } = await add({ name: 'Mine' });
    expect(await list(other)).toEqual([]);
    expect((await other.send('PUT', `/api/services/${id}`, { name: 'Yours' })).status).toBe(404);
    expect((await other.send('DELETE', `/api/services/${id}`)).status).toBe(404);
    expect((await list()).find((service) => service.id === id)?.name).toBe('Mine');
  });

  it.each([
    [{ name: ' ' }, 'Service name is required.'],
    [{}, 'Service name is required.'],
    [{ name: 'x', hourlyRate: '85' }, 'Please enter a price such as 85 or 85.50'],
    [{ name: 'x', hourlyRate: -1 }, 'A price cannot be negative'],
    [{ name: 'x', fixedRate: 1.005 }, 'A price has at most two decimals'],
    [{ name: 'x', fixedRate: 100_000_000 }, 'A price is at most 99,999,999.99'],
  ])('refuses %o with its message', async (body, message) => {
    expect(await client.send('POST', '/api/services', body)).toMatchObject({ status: 400, body: { message } });
  });
});
