import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shuffle from 'lucide-react/icons/shuffle';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import account from '../account/account.module.css';
import {
  adminAccountsUrl,
  adminLevelsUrl,
  adminListingsUrl,
  adminLogUrl,
  adminLotteryUrl,
  adminNewsletterUrl,
  adminOrdersUrl,
  adminRedirectsUrl,
  adminReportsUrl,
  adminTextsUrl,
  adminUrl,
} from '../../../contract/urls.ts';
import styles from './admin.module.css';

const sections = [
  { label: 'Přehled', to: adminUrl, icon: LayoutDashboard },
  { label: 'Nahlášení', to: adminReportsUrl, icon: Flag },
  { label: 'Inzeráty', to: adminListingsUrl, icon: Package },
  { label: 'Inzerenti', to: adminAccountsUrl, icon: Users },
  { label: 'Objednávky', to: adminOrdersUrl, icon: CreditCard },
  { label: 'Úrovně členství', to: adminLevelsUrl, icon: Layers },
  { label: 'Losování', to: adminLotteryUrl, icon: Ticket },
  { label: 'Newsletter', to: adminNewsletterUrl, icon: Mail },
  { label: 'Texty', to: adminTextsUrl, icon: FileText },
  { label: 'Přesměrování', to: adminRedirectsUrl, icon: Shuffle },
  { label: 'Deník', to: adminLogUrl, icon: ScrollText },
];

/** The pages of those who look after the bazaar: sections on the left, on phones above. */
export function AdminFrame({ current, children }: { current: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  // On a phone the sections do not fit beside each other; the one we are in has to be seen.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 3;
  }, [current]);
  return (
    <div className={classNames(layout.wrap, layout.columns, layout.columnsNav, account.page)}>
      <nav className={account.side} aria-label="Správa" ref={strip}>
        {sections.map(({ label, to, icon }) => (
          <PageLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
            <Icon of={icon} />
            {label}
          </PageLink>
        ))}
      </nav>
      <div className={classNames(layout.stack, styles.frame)}>{children}</div>
    </div>
  );
}
