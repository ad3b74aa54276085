import { expect, test } from 'vitest';
import { loginBody, signupBody } from '#contract/account.ts';
import { readIssues } from './read-issues.ts';

test('each field has its own message, in the words of the contract', () => {
  expect(readIssues(signupBody, { email: 'no', password: 'short', firstName: '', lastName: ' ' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
    firstName: 'First name is required',
    lastName: 'Last name is required',
  });
  expect(readIssues(loginBody, { email: 'a@b.co', password: '' })).toEqual({ password: 'Password is required' });
});

test('good values have no issues', () => {
  expect(readIssues(loginBody, { email: 'a@b.co', password: 'x' })).toEqual({});
});
