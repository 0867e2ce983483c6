import { adminReportUrl, decisionUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { type ReportReason, reportReasons, subjectLabel } from '../rules.ts';

/** Confirms a report. Contains no user's text, because the address may be anyone's. */
export const reportReceipt = emailTemplate<{ number: number; subject: string; key: string }>({
  name: 'report-receipt',
  when: 'Někdo nahlásil obsah a nechal na sebe e-mail.',
  write: ({ number, subject, key }, config) => ({
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: `Hlášení č. ${number} je u nás`,
    heading: 'Hlášení je u nás',
    parts: [
      {
        rows: [
          ['Číslo hlášení', String(number)],
          ['Čeho se týká', subjectLabel(subject)],
        ],
      },
      { text: 'Posoudí ho člověk. O rozhodnutí i jeho důvodech ti napíšeme na tuto adresu.' },
      { action: 'Jak je to s hlášením', url: emailLink(config, decisionUrl(key)) },
      { note: 'Není to hlášení od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.' },
    ],
  }),
  specimens: {
    inzerát: { number: 128, subject: 'listing:4821', key: 'zkouska-Hlaseni7dC' },
  },
});

/** Notifies the operator of a new report; its text is shown in the administration only. */
export const reportNotice = emailTemplate<{ subject: string; reason: ReportReason }>({
  name: 'report-notice',
  when: 'Provozovateli: někdo nahlásil obsah.',
  write: ({ subject, reason }, config) => ({
    subject: `Nahlášení obsahu: ${subjectLabel(subject)}`,
    heading: 'Nahlášení obsahu',
    parts: [
      {
        rows: [
          ['Co', subjectLabel(subject)],
          ['Důvod', reportReasons[reason]],
        ],
      },
      { action: 'Rozhodnout', url: emailLink(config, adminReportUrl(subject)) },
    ],
  }),
  specimens: { inzerát: { subject: 'listing:4821', reason: 'fraud' } },
});

/** The same for an objection. */
export const objectionNotice = emailTemplate<{ subject: string }>({
  name: 'objection-notice',
  when: 'Provozovateli: přišla námitka proti rozhodnutí.',
  write: ({ subject }, config) => ({
    subject: `Námitka: ${subjectLabel(subject)}`,
    heading: 'Námitka proti rozhodnutí',
    parts: [
      { text: 'Vyřídit ji máme do sedmi dnů a kde to jde, má rozhodnout jiný člověk než poprvé.' },
      { action: 'Odpovědět', url: emailLink(config, adminReportUrl(subject)) },
    ],
  }),
  specimens: { inzerát: { subject: 'listing:4821' } },
});
