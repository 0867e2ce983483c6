import { Form } from 'react-router';
import { adminReportsUrl, adminReportUrl } from '../../../contract/urls.ts';
import {
  queueKindKeys,
  queueKinds,
  severities,
  type QueueKind,
  type Severity,
  severityLabels,
} from '../../../features/reports/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { FilterSelect } from './filter-select.tsx';
import styles from './filters.module.css';

const ages = [
  { value: '24', label: 'Déle než den' },
  { value: '72', label: 'Déle než tři dny' },
  { value: '168', label: 'Déle než týden' },
];

/** Filters of the queue; kept in the URL, also on the pages of cases. */
export type QueueFilters = {
  kind?: QueueKind | undefined;
  severity?: Severity | undefined;
  olderThanHours?: number | undefined;
};

export function readQueueFilters(search: URLSearchParams): QueueFilters {
  const age = ages.find(({ value }) => value === search.get('ceka'));
  return {
    kind: queueKindKeys.find((each) => each === search.get('druh')),
    severity: severities.find((each) => each === search.get('zavaznost')),
    olderThanHours: age && Number(age.value),
  };
}

function queryOf({ kind, severity, olderThanHours }: QueueFilters): string {
  const query = new URLSearchParams({
    ...(kind ? { druh: kind } : {}),
    ...(severity ? { zavaznost: severity } : {}),
    ...(olderThanHours ? { ceka: String(olderThanHours) } : {}),
  });
  return query.size === 0 ? '' : `?${query}`;
}

export const isNarrowed = (filters: QueueFilters): boolean => queryOf(filters) !== '';
export const queueAddress = (filters: QueueFilters): string => adminReportsUrl + queryOf(filters);
export const caseAddress = (subject: string, filters: QueueFilters): string =>
  adminReportUrl(subject) + queryOf(filters);

/** Filters the queue; a GET form, so that the result has a URL and works without JavaScript. */
export function QueueFilterForm({ filters }: { filters: QueueFilters }) {
  return (
    <details open={isNarrowed(filters)} className={styles.folded}>
      <summary>Zúžit frontu</summary>
      <Form action={adminReportsUrl} role="search" aria-label="Zúžit frontu" className={styles.queue}>
        <FilterSelect
          label="Co je nahlášené"
          name="druh"
          all="Všechno"
          options={queueKindKeys.map((value) => ({ value, label: queueKinds[value].label }))}
          chosen={filters.kind}
        />
        <FilterSelect
          label="Závažnost"
          name="zavaznost"
          all="Jakákoli"
          options={severities.map((value) => ({ value, label: severityLabels[value] }))}
          chosen={filters.severity}
        />
        <FilterSelect
          label="Jak dlouho čeká"
          name="ceka"
          all="Jakkoli dlouho"
          options={ages}
          chosen={filters.olderThanHours}
        />
        <Button variant="secondary">Zúžit</Button>
        {isNarrowed(filters) && <PageLink to={adminReportsUrl}>Zrušit filtry</PageLink>}
      </Form>
    </details>
  );
}
