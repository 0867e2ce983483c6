import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Package from 'lucide-react/icons/package';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchX from 'lucide-react/icons/search-x';
import ServerCog from 'lucide-react/icons/server-cog';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Shuffle from 'lucide-react/icons/shuffle';
import Tags from 'lucide-react/icons/tags';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import type { AdminWork } from '../../features/overview/contract.ts';
import type { IconDrawing } from '../../ui/icons/icon.tsx';
import {
  adminAccountsUrl,
  adminBrandsUrl,
  adminCategoriesUrl,
  adminEmailsUrl,
  adminJobsUrl,
  adminLevelsUrl,
  adminListingsUrl,
  adminLogUrl,
  adminLotteryUrl,
  adminMeetingPointsUrl,
  adminNewsletterUrl,
  adminOrdersUrl,
  adminRedirectsUrl,
  adminReportsUrl,
  adminRolesUrl,
  adminSearchLogUrl,
  adminStopsUrl,
  adminTermsNoticesUrl,
  adminTextsUrl,
  adminUrl,
} from '../../contract/urls.ts';

type AdminSection = {
  label: string;
  to: string;
  icon: IconDrawing;
  /** Available to moderators; otherwise admins only. */
  moderator?: true;
  /** Number of items in the section waiting for a person. */
  waiting?: (work: AdminWork) => number;
};

/** Sections of the administration in menu order; register new ones here. */
export const adminSections: readonly AdminSection[] = [
  { label: 'Přehled', to: adminUrl, icon: LayoutDashboard, moderator: true },
  {
    label: 'Nahlášení',
    to: adminReportsUrl,
    icon: Flag,
    moderator: true,
    waiting: ({ reports, objections }) => reports.day + reports.threeDays + reports.older + objections,
  },
  {
    label: 'Inzeráty',
    to: adminListingsUrl,
    icon: Package,
    moderator: true,
    waiting: ({ toLook }) => toLook,
  },
  {
    label: 'Zastavené zprávy',
    to: adminStopsUrl,
    icon: MessageSquareWarning,
    moderator: true,
    waiting: ({ stoppedSenders }) => stoppedSenders,
  },
  { label: 'Inzerenti', to: adminAccountsUrl, icon: Users, moderator: true },
  { label: 'Role', to: adminRolesUrl, icon: ShieldCheck },
  {
    label: 'Objednávky',
    to: adminOrdersUrl,
    icon: CreditCard,
    waiting: ({ orders }) => (orders ? orders.unpaid + orders.toRefund + orders.unmatched : 0),
  },
  { label: 'Úrovně členství', to: adminLevelsUrl, icon: Layers },
  { label: 'Losování', to: adminLotteryUrl, icon: Ticket },
  { label: 'Newsletter', to: adminNewsletterUrl, icon: Mail },
  { label: 'E-maily', to: adminEmailsUrl, icon: MailOpen },
  { label: 'Texty', to: adminTextsUrl, icon: FileText },
  { label: 'Změny podmínek', to: adminTermsNoticesUrl, icon: Scale },
  { label: 'Co lidé nenašli', to: adminSearchLogUrl, icon: SearchX },
  { label: 'Místa předání', to: adminMeetingPointsUrl, icon: MapPinned },
  { label: 'Kategorie', to: adminCategoriesUrl, icon: FolderTree },
  { label: 'Značky', to: adminBrandsUrl, icon: Tags },
  { label: 'Přesměrování', to: adminRedirectsUrl, icon: Shuffle },
  {
    label: 'Úlohy a e-maily',
    to: adminJobsUrl,
    icon: ServerCog,
    waiting: ({ jobs }) => (jobs ? jobs.failed + jobs.delayedEmails : 0),
  },
  { label: 'Deník', to: adminLogUrl, icon: ScrollText, moderator: true },
];
