import { subjectLabel } from '../../../features/reports/rules.ts';
import type { AdminAction } from '../../../features/audit/contract.ts';
import {
  adminAccountsUrl,
  adminBrandProposalsUrl,
  adminBrandUrl,
  adminCategoryUrl,
  adminEmailUrl,
  adminIssueUrl,
  adminJobsUrl,
  adminLevelsUrl,
  adminListingUrl,
  adminLotteryUrl,
  adminMeetingPointsUrl,
  adminMeetingPointUrl,
  adminOptionsUrl,
  adminOrdersUrl,
  adminRedirectsUrl,
  adminReportUrl,
  adminTermsNoticeUrl,
  adminTextUrl,
} from '../../../contract/urls.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';

type Noted = Pick<AdminAction, 'subject' | 'name' | 'slug'>;

/** The subject of an action in the log, with a link to it. */
export function LogSubject({ of }: { of: Noted }) {
  const { label, to } = logSubject(of);
  return to === undefined ? label : <PageLink to={to}>{label}</PageLink>;
}

/** The label of an action's subject, and its page if it has one; unknown subjects are returned unchanged. */
export function logSubject({ subject, name, slug }: Noted): {
  label: string;
  to?: string;
} {
  // A whole bank statement has no id.
  const [, kind, id = ''] = /^([^:]*):?(.*)$/s.exec(subject) ?? [];
  const [collection = '', page = ''] = id.split('/');
  switch (kind) {
    case 'listing':
      return { label: name ? `inzerát ${id}: ${name}` : `inzerát ${id}`, to: adminListingUrl(Number(id)) };
    case 'text':
      return { label: `text ${id}`, to: adminTextUrl(collection, page) };
    case 'newsletter-letter':
      return { label: name ? `newsletter: ${name}` : 'newsletter', to: adminIssueUrl(id) };
    case 'terms-notice':
      return { label: 'oznámení o změně podmínek', to: adminTermsNoticeUrl(id) };
    case 'email':
      return { label: `e-mail ${id}`, to: adminEmailUrl(id, 0) };
    case 'membership-order':
      return name
        ? { label: `objednávka členství ${name}`, to: `${adminOrdersUrl}?hledat=${name}` }
        : { label: 'objednávka členství', to: adminOrdersUrl };
    case 'membership-level':
      return { label: `úroveň členství: ${name ?? id}`, to: adminLevelsUrl };
    case 'bank-statement':
      return { label: 'výpis z banky', to: adminOrdersUrl };
    case 'bank-payment':
      return { label: 'platba z banky', to: `${adminOrdersUrl}?stav=unmatched` };
    case 'redirect':
      return { label: `přesměrování ${id}`, to: adminRedirectsUrl };
    case 'brand':
      return { label: `značka ${id}`, to: adminBrandUrl(id) };
    case 'category':
      return { label: `kategorie ${id}`, to: adminCategoryUrl(id) };
    case 'options':
      return { label: `možnosti ${id}`, to: adminOptionsUrl(id) };
    case 'brand-words':
      return { label: 'návrhy značek', to: adminBrandProposalsUrl };
    case 'meeting-point':
      return { label: name ? `místo předání: ${name}` : 'místo předání', to: adminMeetingPointUrl(id) };
    case 'meeting-points':
      return { label: 'místa předání', to: adminMeetingPointsUrl };
    case 'list':
      return { label: `seznam ${id}` };
    case 'job':
      return { label: `úloha ${id}`, to: adminJobsUrl };
    case 'lottery-round':
      return { label: name ? `losování: ${name}` : 'kolo losování', to: adminLotteryUrl };
    case 'advertiser':
      return slug === undefined
        ? { label: 'účet inzerenta' }
        : { label: `účet: ${name}`, to: `${adminAccountsUrl}?hledat=${slug}` };
    case 'conversation':
    case 'message':
    case 'review':
    case 'review-reply':
      return { label: subjectLabel(subject), to: adminReportUrl(subject) };
    default:
      return { label: subject };
  }
}
