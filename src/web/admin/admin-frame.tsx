import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import {
  adminAccountsUrl,
  adminLevelsUrl,
  adminLogUrl,
  adminLotteryUrl,
  adminNewsletterUrl,
  adminOrdersUrl,
  adminRedirectsUrl,
  adminTextsUrl,
} from '../urls.ts';
import styles from './admin.module.css';

const rooms = [
  { label: 'Objednávky', to: adminOrdersUrl },
  { label: 'Úrovně členství', to: adminLevelsUrl },
  { label: 'Inzerenti', to: adminAccountsUrl },
  { label: 'Losování', to: adminLotteryUrl },
  { label: 'Přesměrování', to: adminRedirectsUrl },
  { label: 'Texty', to: adminTextsUrl },
  { label: 'Newsletter', to: adminNewsletterUrl },
  { label: 'Deník', to: adminLogUrl },
];

/** The pages of those who look after the bazaar. */
export function AdminFrame({ current, children }: { current: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // On a phone the rooms do not fit beside each other; the one we are in has to be seen.
  useEffect(() => {
    const here = frame.current?.querySelector<HTMLElement>('nav [aria-current]');
    const strip = here?.parentElement;
    if (here && strip) strip.scrollLeft = here.offsetLeft - strip.clientWidth / 3;
  }, [current]);
  return (
    <div ref={frame} className={classNames(layout.wrap, layout.stack, layout.pageHead, styles.frame)}>
      <Tabs label="Správa" tabs={rooms.map((room) => ({ ...room, current: room.to === current }))} />
      {children}
    </div>
  );
}
