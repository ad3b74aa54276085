import { expect, test } from 'vitest';
import { logoFault } from './read-logo.ts';

test.each([
  [{ size: 1000, type: 'image/png' }, null],
  [{ size: 5 * 1024 * 1024 - 1, type: 'image/jpeg' }, null],
  [{ size: 5 * 1024 * 1024, type: 'image/png' }, 'File size must be less than 5MB.'],
  [{ size: 10, type: 'application/pdf' }, 'Please select an image file (PNG, JPG, etc.).'],
  [{ size: 10, type: 'image/svg+xml' }, 'Please select an image file (PNG, JPG, etc.).'],
])('a logo of %o', (file, fault) => expect(logoFault(file)).toBe(fault));
