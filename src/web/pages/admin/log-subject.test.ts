import { expect, test } from 'vitest';
import { logSubject } from './log-subject.ts';

test.each([
  [{ subject: 'listing:1120' }, 'inzerát 1120', '/sprava/inzeraty/1120'],
  [{ subject: 'listing:1120', name: 'Epic 96' }, 'inzerát 1120: Epic 96', '/sprava/inzeraty/1120'],
  [
    { subject: 'text:blog/delka-florbalky' },
    'text blog/delka-florbalky',
    '/sprava/texty/blog/delka-florbalky',
  ],
  [{ subject: 'advertiser:6a9a0000-0000-4000-8000-000000000000' }, 'účet inzerenta', undefined],
  [
    { subject: 'advertiser:6a9a0000-0000-4000-8000-000000000000', name: 'Tomáš V.', slug: 'tomas-v-482173' },
    'účet: Tomáš V.',
    '/sprava/inzerenti?hledat=tomas-v-482173',
  ],
  [{ subject: 'neco:jineho' }, 'neco:jineho', undefined],
])('the log calls %j "%s"', (about, label, to) => {
  expect(logSubject(about)).toEqual({ label, to });
});
