import { expect, test } from 'vitest';
import { placeToast } from './place-toast.ts';

const size = { left: 12, width: 336, height: 64 };
const control = (top: number, bottom: number, more = {}) => ({ left: 0, right: 360, top, bottom, weight: 6, ...more });

test('stands at the edge where nothing is in the way', () => {
  expect(placeToast(size, [], 740, 'top')).toBe(12);
  expect(placeToast(size, [], 740, 'bottom')).toBe(740 - 64 - 12);
  expect(placeToast(size, [control(0, 60, { left: 0, right: 10 })], 740, 'top')).toBe(12);
});

test('makes way for what can be pressed', () => {
  const top = placeToast(size, [control(0, 60), control(100, 160)], 740, 'top');
  expect(top).toBeGreaterThanOrEqual(160);
  expect(top).toBeLessThan(172);
  expect(placeToast(size, [control(660, 740)], 740, 'bottom') + 64).toBeLessThanOrEqual(660);
});

test('covers least where there is no room, boxes rather than buttons', () => {
  const controls = [control(0, 300), control(300, 400, { weight: 1 }), control(400, 740)];
  const top = placeToast(size, controls, 740, 'top');
  expect(top).toBeGreaterThanOrEqual(300);
  expect(top + 64).toBeLessThanOrEqual(400);
  expect(placeToast({ ...size, height: 900 }, controls, 740, 'top')).toBe(12);
});
