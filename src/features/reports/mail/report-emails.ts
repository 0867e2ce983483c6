import type { Config } from '../../../config.ts';
import { adminReportUrl, decisionUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { type ReportReason, reportReasons, subjectLabel } from '../rules.ts';

/** Confirms that a report came. Nobody's words are in it, as the address may be anybody's. */
export function receiptEmail(
  config: Config,
  { to, number, subject, key }: { to: string; number: number; subject: string; key: string },
): Promise<Email> {
  return composeEmail(config, {
    to,
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
  });
}

/** Says to who runs the bazaar that something new waits; what was written is read in the administration. */
export function operatorNotice(
  config: Config,
  { subject, reason }: { subject: string; reason: ReportReason },
): Promise<Email> {
  return composeEmail(config, {
    to: config.contactEmail,
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
  });
}

/** The same of an objection. */
export function operatorObjectionNotice(config: Config, subject: string): Promise<Email> {
  return composeEmail(config, {
    to: config.contactEmail,
    subject: `Námitka: ${subjectLabel(subject)}`,
    heading: 'Námitka proti rozhodnutí',
    parts: [
      { text: 'Vyřídit ji máme do sedmi dnů a kde to jde, má rozhodnout jiný člověk než poprvé.' },
      { action: 'Odpovědět', url: emailLink(config, adminReportUrl(subject)) },
    ],
  });
}
