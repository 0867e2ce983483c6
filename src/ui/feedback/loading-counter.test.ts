import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingCounter } from './loading-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer within 150 ms shows nothing', () => {
  const counter = createLoadingCounter();
  counter.start();
  vi.advanceTimersByTime(149);
  counter.end();
  vi.advanceTimersByTime(1000);
  expect(counter.waiting()).toBe(false);
});

test('the indicator stays while any request runs and goes with the last one', () => {
  const counter = createLoadingCounter();
  counter.start();
  counter.start();
  vi.advanceTimersByTime(150);
  expect(counter.waiting()).toBe(true);
  counter.end();
  expect(counter.waiting()).toBe(true);
  counter.end();
  expect(counter.waiting()).toBe(false);
});

test('one end too many does not swallow the next request', () => {
  const counter = createLoadingCounter();
  counter.end();
  counter.end();
  counter.start();
  vi.advanceTimersByTime(150);
  expect(counter.waiting()).toBe(true);
});

test('watchers hear of turning on and off only', () => {
  const counter = createLoadingCounter();
  const heard = vi.fn();
  counter.subscribe(heard);
  counter.start();
  counter.start();
  vi.advanceTimersByTime(150);
  counter.end();
  expect(heard).toHaveBeenCalledTimes(1);
  counter.end();
  expect(heard).toHaveBeenCalledTimes(2);
});
