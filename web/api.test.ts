import { afterEach, expect, test, vi } from 'vitest';
import { accountEndpoints } from '#contract/account.ts';
import { documentEndpoints } from '#contract/document.ts';
import { statsEndpoints } from '#contract/stats.ts';
import { ApiError, addressOf, callApi, isUnauthorized, linkTo, messageOf } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));

test('an address has its parameters filled in and leaves out what is undefined', () => {
  expect(addressOf('/api/documents/:id', { params: { id: 'a/b' } })).toBe('/api/documents/a%2Fb');
  expect(addressOf('/api/documents', { query: { q: 'deck & porch', status: undefined, limit: 50 } })).toBe(
    '/api/documents?q=deck+%26+porch&limit=50',
  );
  expect(linkTo(documentEndpoints.getDocumentPdf, { params: { id: '7' }, query: { download: '1' } })).toBe(
    '/api/documents/7/pdf?download=1',
  );
});

test('a failed call throws the status code and the body text, and keeps the message for people', async () => {
  answer(401, '{"message":"Unauthorized"}');
  const error = await callApi(statsEndpoints.getStats).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 401,
    serverMessage: 'Unauthorized',
    message: '401: {"message":"Unauthorized"}',
  });
  expect(isUnauthorized(error)).toBe(true);
});

test('a 401 that is not about the session is no lost session', async () => {
  answer(401, '{"message":"Invalid email or password."}');
  const error = await callApi(accountEndpoints.logIn, { body: { email: 'a@b.co', password: 'x' } }).catch(
    (reason: unknown) => reason,
  );
  expect(isUnauthorized(error)).toBe(false);
  expect(messageOf(error, 'other')).toBe('Invalid email or password.');
});

test('an answer that holds no message falls back to the words given', async () => {
  answer(502, '<html>Bad gateway</html>');
  const error = await callApi(statsEndpoints.getStats).catch((reason: unknown) => reason);
  expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
});

test('an answer that breaks the contract is an error, never data', async () => {
  answer(200, '{"totalQuotes":"many"}');
  await expect(callApi(statsEndpoints.getStats)).rejects.toThrow();
});

test('a good answer is parsed to the contract', async () => {
  answer(200, '{"totalQuotes":3,"activeBids":1,"voiceSessions":9,"successRate":50,"secret":1}');
  expect(await callApi(statsEndpoints.getStats)).toEqual({
    totalQuotes: 3,
    activeBids: 1,
    voiceSessions: 9,
    successRate: 50,
  });
});
