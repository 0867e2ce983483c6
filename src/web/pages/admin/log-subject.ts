import { subjectLabel } from '../../../features/reports/rules.ts';
import type { AdminAction } from '../../../features/audit/contract.ts';
import {
  adminAccountsUrl,
  adminEmailUrl,
  adminIssueUrl,
  adminJobsUrl,
  adminListingUrl,
  adminLotteryUrl,
  adminOrdersUrl,
  adminReportUrl,
  adminTextUrl,
} from '../../../contract/urls.ts';

/** What an action of the log was about, in words, and where it is found; unknown subjects stay as they are. */
export function logSubject({ subject, name, slug }: Pick<AdminAction, 'subject' | 'name' | 'slug'>): {
  label: string;
  to?: string;
} {
  const at = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, at), subject.slice(at + 1)];
  const [collection = '', page = ''] = id.split('/');
  switch (kind) {
    case 'listing':
      return { label: name ? `inzerát ${id}: ${name}` : `inzerát ${id}`, to: adminListingUrl(Number(id)) };
    case 'text':
      return { label: `text ${id}`, to: adminTextUrl(collection, page) };
    case 'newsletter-letter':
      return { label: 'newsletter', to: adminIssueUrl(id) };
    case 'email':
      return { label: `e-mail ${id}`, to: adminEmailUrl(id, 0) };
    case 'membership-order':
      return { label: 'objednávka členství', to: adminOrdersUrl };
    case 'job':
      return { label: `úloha ${id}`, to: adminJobsUrl };
    case 'lottery-round':
      return { label: 'kolo losování', to: adminLotteryUrl };
    case 'advertiser':
      return slug === undefined
        ? { label: 'účet inzerenta' }
        : { label: `účet: ${name}`, to: `${adminAccountsUrl}?hledat=${slug}` };
    case 'conversation':
    case 'message':
      return { label: subjectLabel(subject), to: adminReportUrl(subject) };
    default:
      return { label: subject };
  }
}
