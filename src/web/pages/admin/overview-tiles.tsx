import Archive from 'lucide-react/icons/archive';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Flag from 'lucide-react/icons/flag';
import HardDrive from 'lucide-react/icons/hard-drive';
import Mail from 'lucide-react/icons/mail';
import MailWarning from 'lucide-react/icons/mail-warning';
import MailX from 'lucide-react/icons/mail-x';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import OctagonPause from 'lucide-react/icons/octagon-pause';
import PackagePlus from 'lucide-react/icons/package-plus';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import { counted, crowns, plural, wholeNumber } from '../../../contract/czech.ts';
import { AgeBar, type TileProps } from '../../../features/overview/components/tile.tsx';
import { formatRelativeTime } from '../../../features/listings/components/format-time.ts';
import { type AdminStatistics, type AdminWork, refusedDays } from '../../../features/overview/contract.ts';
import {
  adminJobsUrl,
  adminListingsToLookUrl,
  adminListingsUrl,
  adminOrdersUrl,
  adminReportsUrl,
  adminStopsUrl,
} from '../../../contract/urls.ts';

/** A tile of the number of things to handle. */
export type WorkTile = Omit<TileProps, 'value'> & { count: number };

/** Tiles of work waiting for a person, as permitted by the role; a new queue adds its tile here. */
export function workTiles(
  { reports, objections, toLook, toLookSince, stoppedSenders, orders }: AdminWork,
  lately: Pick<AdminStatistics, 'newListings' | 'operatorMessages'> | undefined,
  now: number,
): WorkTile[] {
  const { day, threeDays, older } = reports;
  const waiting = day + threeDays + older;
  const ages = [
    day > 0 && `${day} do 24\u00a0h`,
    threeDays > 0 && `${threeDays} do 3\u00a0dnů`,
    older > 0 && `${older} starší`,
  ].filter(Boolean);
  return [
    {
      title: 'Nahlášení',
      icon: Flag,
      count: waiting,
      note: ages.join(' · '),
      state: older > 0 ? 'error' : 'warn',
      to: `${adminReportsUrl}#hlaseni`,
      drawing: <AgeBar ages={reports} />,
    },
    {
      title: 'Námitky',
      icon: Scale,
      count: objections,
      note: `${plural(objections, ['čeká', 'čekají', 'čeká'])} na odpověď`,
      state: 'warn',
      to: adminReportsUrl,
    },
    {
      title: 'Inzeráty ke\u00a0kontrole',
      icon: OctagonPause,
      count: toLook,
      note: toLookSince && `nejstarší ${formatRelativeTime(toLookSince, now)}`,
      state: 'warn',
      to: adminListingsToLookUrl,
    },
    {
      title: 'Zastavené zprávy',
      icon: MessageSquareWarning,
      count: stoppedSenders,
      note: plural(stoppedSenders, ['odesílatel', 'odesílatelé', 'odesílatelů']),
      state: 'warn',
      to: adminStopsUrl,
    },
    ...(orders ? orderTiles(orders) : []),
    ...(lately ? latelyTiles(lately) : []),
  ];
}

const orderTiles = (orders: NonNullable<AdminWork['orders']>): WorkTile[] => [
  {
    title: 'Nezaplacené objednávky',
    icon: CreditCard,
    count: orders.unpaid,
    note: `celkem ${crowns(orders.unpaidCrowns)}`,
    state: 'plain',
    to: `${adminOrdersUrl}?stav=awaiting-payment`,
  },
  {
    title: 'Peníze k\u00a0vrácení',
    icon: Undo2,
    count: orders.toRefund,
    note: plural(orders.toRefund, ['objednávka', 'objednávky', 'objednávek']),
    state: 'warn',
    to: `${adminOrdersUrl}?stav=to-refund`,
  },
  {
    title: 'Nepřiřazené platby',
    icon: Wallet,
    count: orders.unmatched,
    note: 'bez objednávky',
    state: 'warn',
    to: `${adminOrdersUrl}?stav=unmatched`,
  },
];

const latelyTiles = ({
  newListings,
  operatorMessages,
}: Pick<AdminStatistics, 'newListings' | 'operatorMessages'>): WorkTile[] => [
  {
    title: 'Nové inzeráty',
    icon: PackagePlus,
    count: newListings,
    note: 'za 24\u00a0hodin',
    state: 'plain',
    to: adminListingsUrl,
  },
  // Answered from the operator's mailbox, so it is unknown which are still unanswered.
  {
    title: 'Zprávy z\u00a0kontaktu',
    icon: Mail,
    count: operatorMessages,
    note: 'za 24\u00a0hodin, odpověz z\u00a0e-\u2060mailu',
    state: 'plain',
  },
];

const gigabyte = 1024 ** 3;
const sizeOf = (bytes: number) =>
  bytes < gigabyte
    ? `${Math.round(bytes / 1024 ** 2)}\u00a0MB`
    : `${(bytes / gigabyte).toFixed(1).replace('.', ',')}\u00a0GB`;
/** Less than 10 % of free disk space is a warning, less than 5 % an error. */
const diskState = (free: number) => (free < 0.05 ? 'error' : free < 0.1 ? 'warn' : 'well');

/** From this number a domain refuses the bazaar itself; fewer are mistyped addresses. */
const minRefusals = 5;

const refusedTile = ({ count, worst }: AdminStatistics['refusedEmails']): TileProps => ({
  title: 'Vrácené e-\u2060maily',
  icon: MailX,
  value: wholeNumber(count),
  note: `za ${refusedDays}\u00a0dní${worst ? `, z\u00a0toho ${worst.count}\u00a0${worst.domain}` : ''}`,
  state: worst === undefined ? 'well' : worst.count < minRefusals ? 'plain' : 'warn',
  to: `${adminJobsUrl}#vracene`,
});

/** Tiles of the machine's health. */
export function machineTiles(
  jobs: NonNullable<AdminWork['jobs']>,
  { machine: { disk, database, index, backup }, refusedEmails }: AdminStatistics,
  now: number,
): TileProps[] {
  const full = disk && disk.total > 0 ? 1 - disk.free / disk.total : undefined;
  return [
    {
      title: 'Selhané úlohy',
      icon: Zap,
      value: wholeNumber(jobs.failed),
      note: jobs.failed === 0 ? 'všechno doběhlo' : 'samy se už nezkusí',
      state: jobs.failed > 0 ? 'error' : 'well',
      to: adminJobsUrl,
    },
    {
      title: 'Nedoručené e-\u2060maily',
      icon: MailWarning,
      value: wholeNumber(jobs.delayedEmails),
      note: jobs.delayedEmails === 0 ? 'všechny předané' : 'zkusí se znovu',
      state: jobs.delayedEmails > 0 ? 'warn' : 'well',
      to: `${adminJobsUrl}#dalsi`,
    },
    refusedTile(refusedEmails),
    {
      title: 'Disk s\u00a0fotkami',
      icon: HardDrive,
      value: full === undefined ? '?' : `${Math.round(full * 100)}\u00a0%`,
      note: disk ? `zbývá ${sizeOf(disk.free)}` : 'nejde zjistit',
      state: full === undefined ? 'warn' : diskState(1 - full),
    },
    { title: 'Databáze', icon: Database, value: sizeOf(database), note: 'odpovídá', state: 'well' },
    backupTile(backup, now),
    {
      title: 'Index hledání',
      icon: Search,
      value: wholeNumber(index?.found ?? 0),
      note: index
        ? `z\u00a0${counted(index.living, ['aktivního inzerátu', 'aktivních inzerátů', 'aktivních inzerátů'])}`
        : 'staví se, hledá se v\u00a0databázi',
      // The index follows the tables within a second; a difference above 5 is a warning.
      state: index && Math.abs(index.found - index.living) <= 5 ? 'well' : 'warn',
    },
  ];
}

/** One missed night is tolerated, a second one is not. */
const backupIsOldAfterMs = 36 * 3_600_000;

function backupTile({ nightly, last }: AdminStatistics['machine']['backup'], now: number): TileProps {
  const named = { title: 'Záloha', icon: Archive };
  if (!nightly) return { ...named, value: 'není', note: 'nastav BACKUP_DIR', state: 'warn' };
  if (last === undefined)
    return { ...named, value: 'ještě není', note: 'dělá se v\u00a0noci', state: 'warn' };
  const isOld = now - Date.parse(last) > backupIsOldAfterMs;
  return {
    ...named,
    value: formatRelativeTime(last, now),
    note: isOld ? 'noční úloha neproběhla' : 'celá',
    state: isOld ? 'error' : 'well',
  };
}

const urgency = ['error', 'warn', 'plain', 'well'];

/** What somebody must act on first; otherwise in the given order. */
export const byUrgency = <T extends Pick<TileProps, 'state'>>(tiles: readonly T[]): T[] =>
  tiles.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state));
