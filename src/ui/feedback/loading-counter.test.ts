import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingCounter } from './loading-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows nothing for a response within 150 ms', () => {
  const counter = createLoadingCounter();
  counter.start();
  vi.advanceTimersByTime(149);
  counter.end();
  vi.advanceTimersByTime(1000);
  expect(counter.waiting()).toBe(false);
});

test('shows the indicator until the last request ends', () => {
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

test('a superfluous end does not hide the next request', () => {
  const counter = createLoadingCounter();
  counter.end();
  counter.end();
  counter.start();
  vi.advanceTimersByTime(150);
  expect(counter.waiting()).toBe(true);
});

test('notifies subscribers only of turning on and off', () => {
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
