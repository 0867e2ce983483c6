import { expect, test } from 'vitest';
import { logSubject } from './log-subject.tsx';

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
  [{ subject: 'membership-level:club', name: 'Klub' }, 'úroveň členství: Klub', '/sprava/clenstvi'],
  [
    { subject: 'membership-order:6a9a', name: '2600001' },
    'objednávka členství 2600001',
    '/sprava/objednavky?hledat=2600001',
  ],
  [{ subject: 'bank-statement' }, 'výpis z banky', '/sprava/objednavky'],
  [{ subject: 'bank-payment:7' }, 'platba z banky', '/sprava/objednavky?stav=unmatched'],
  [{ subject: 'redirect:/hole' }, 'přesměrování /hole', '/sprava/presmerovani'],
  [{ subject: 'lottery-round:6a9a', name: 'Podzimní' }, 'losování: Podzimní', '/sprava/losovani'],
  [{ subject: 'newsletter-letter:6a9a', name: 'Novinky' }, 'newsletter: Novinky', '/sprava/newsletter/6a9a'],
  [{ subject: 'terms-notice:6a9a' }, 'oznámení o změně podmínek', '/sprava/zmeny-podminek/6a9a'],
  [{ subject: 'list:listings' }, 'seznam listings', undefined],
  [{ subject: 'neco:jineho' }, 'neco:jineho', undefined],
])('the log labels %j as "%s"', (about, label, to) => {
  expect(logSubject(about)).toEqual({ label, to });
});
