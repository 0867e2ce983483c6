import { counted } from '../../../../contract/czech.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { MoveName } from '../../contract.ts';
import styles from './own.module.css';

export type BulkResult = {
  move: MoveName;
  done: readonly number[];
  /** Listings that were already in the target state. */
  unchanged: readonly number[];
  problems: readonly { id: number; title?: string | undefined; message: string }[];
};

const listings = ['inzerát', 'inzeráty', 'inzerátů'] as const;

const texts: Record<MoveName, string> = {
  renew: 'Obnoveno',
  reserve: 'Rezervováno',
  release: 'Uvolněno',
  sell: 'Označeno jako prodané nebo vyřízené',
  withdraw: 'Staženo',
};

/**
 * Result of a bulk action: how many changed, and which could not be and why; failures come first when nothing
 * changed.
 */
export function BulkDone({ result: { move, done, unchanged, problems } }: { result: BulkResult }) {
  const title = done.length > 0 ? `${texts[move]}: ${counted(done.length, listings)}` : 'Nic se nezměnilo';
  return (
    <Alert severity={done.length > 0 && problems.length === 0 ? 'success' : 'warn'} title={title} scrollHere>
      {unchanged.length > 0 && <p>Už to tak bylo: {counted(unchanged.length, listings)}.</p>}
      {[...Map.groupBy(problems, ({ message }) => message)].map(([message, same]) => (
        <div key={message}>
          <p>
            {message} Nešlo to u {counted(same.length, ['inzerátu', 'inzerátů', 'inzerátů'])}:
          </p>
          <ul className={styles.list}>
            {same.map(({ id, title: listing }) => (
              <li key={id}>{listing ?? `Inzerát ${id}`}</li>
            ))}
          </ul>
        </div>
      ))}
    </Alert>
  );
}
