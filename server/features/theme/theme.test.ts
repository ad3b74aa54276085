import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeEndpoints } from '#contract/theme.ts';
import { paperDesigns } from '#engine/index.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const create = async (name: string, who = client) =>
  read(themeEndpoints.createTheme.response, await who.send('POST', '/api/themes', { name }));
const list = async (who = client) => read(themeEndpoints.listThemes.response, await who.send('GET', '/api/themes'));
const defaults = async () => (await list()).filter((theme) => theme.isDefault).map(({ name }) => name);

describe('themes', () => {
  it('begin with the defaults of the specification, the first one as the default', async () => {
    client = await test.signIn();
    expect(await create('Classic')).toEqual({
      id: expect.any(String),
      name: 'Classic',
      isDefault: true,
      layout: 'classic',
      primaryColor: '#2563eb',
      secondaryColor: '#1e40af',
      accentColor: '#059669',
      backgroundColor: '#ffffff',
      textColor: '#333333',
      fontFamily: 'Inter',
      fontSize: '16px',
      headerSize: '32px',
      maxWidth: '800px',
      padding: '40px',
      borderRadius: '8px',
      logoSize: '200px',
      businessInfoBackground: '#f8fafc',
      borderStyle: 'solid',
      borderWidth: '1px',
      shadowStyle: 'none',
    });
    expect((await create('Warm')).isDefault).toBe(false);
  });

  it('have one default always, also when many ask at once', async () => {
    client = await test.signIn();
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => create(name)));
    expect(await defaults()).toHaveLength(1);
    const themes = await list();
    const answers = await Promise.all(themes.map(({ id }) => client.send('POST', `/api/themes/${id}/set-default`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
  });

  it('change, become the default, and go; the default itself stays', async () => {
    client = await test.signIn();
    const first = await create('First');
    const second = await create('Second');
    const changed = await client.send('PUT', `/api/themes/${second.id}`, {
      name: 'Second',
      primaryColor: '#112233',
      fontFamily: 'Georgia',
    });
    expect(changed.body).toMatchObject({ primaryColor: '#112233', fontFamily: 'Georgia', isDefault: false });
    expect(await client.send('DELETE', `/api/themes/${first.id}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('default') },
    });
    expect((await client.send('POST', `/api/themes/${second.id}/set-default`)).body).toMatchObject({ isDefault: true });
    expect(await defaults()).toEqual(['Second']);
    expect((await client.send('DELETE', `/api/themes/${first.id}`)).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['Second']);
  });

  it('start from a design with everything that belongs to it, and keep what the form does not send', async () => {
    client = await test.signIn();
    for (const { name, theme } of paperDesigns) {
      const answer = await client.send('POST', '/api/themes', { name, ...theme });
      expect(answer.body).toMatchObject({ name, ...theme });
    }
    const statement = (await list()).find(({ layout }) => layout === 'statement')!;
    const changed = await client.send('PUT', `/api/themes/${statement.id}`, { name: 'Ours', fontFamily: 'Arial' });
    expect(changed.body).toMatchObject({ layout: 'statement', shadowStyle: 'medium', borderRadius: '12px' });
  });

  it('are nobody else’s, and trying changes no default', async () => {
    client = await test.signIn();
    await create('Own');
    const other = await test.signIn();
    const theirs = await create('Theirs', other);
    for (const [method, path, body] of [
      ['PUT', `/api/themes/${theirs.id}`, { name: 'Stolen' }],
      ['POST', `/api/themes/${theirs.id}/set-default`, undefined],
      ['DELETE', `/api/themes/${theirs.id}`, undefined],
    ] as const)
      expect((await client.send(method, path, body)).status).toBe(404);
    expect(await defaults()).toEqual(['Own']);
    expect(await list(other)).toEqual([theirs]);
  });

  it.each([
    [{ name: '' }, 'Theme name is required.'],
    [{ name: 'x', primaryColor: 'red' }, 'Please choose a color such as #2563eb'],
    [{ name: 'x', fontSize: '16px; color: red' }, 'Please enter a size in pixels, such as 16px'],
    [{ name: 'x', businessInfoBackground: 'url(x)' }, 'Please choose a color such as #2563eb'],
  ])('refuse %o with its message', async (body, message) => {
    client = await test.signIn();
    expect(await client.send('POST', '/api/themes', body)).toMatchObject({ status: 400, body: { message } });
  });
});
