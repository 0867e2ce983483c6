import { expect, test } from 'vitest';
import { logSubject } from './log-subject.ts';

test.each([
  ['listing:1120', 'inzerát 1120', '/sprava/inzeraty/1120'],
  ['text:blog/delka-florbalky', 'text blog/delka-florbalky', '/sprava/texty/blog/delka-florbalky'],
  ['advertiser:6a9a0000-0000-4000-8000-000000000000', 'účet inzerenta', undefined],
  ['neco:jineho', 'neco:jineho', undefined],
])('the log calls %s "%s"', (subject, label, to) => {
  expect(logSubject(subject)).toEqual({ label, to });
});
