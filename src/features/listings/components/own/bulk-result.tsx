import { counted } from '../../../../contract/czech.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { MoveName } from '../../contract.ts';
import styles from './own.module.css';

export type BulkResult = {
  move: MoveName;
  done: readonly number[];
  problems: readonly { id: number; title?: string | undefined; message: string }[];
};

const adverts = ['inzerát', 'inzeráty', 'inzerátů'] as const;

const words: Record<MoveName, string> = {
  renew: 'Obnoveno',
  reserve: 'Rezervováno',
  release: 'Uvolněno',
  sell: 'Označeno jako prodané nebo vyřízené',
  withdraw: 'Staženo',
};

/** How many were changed, and which could not be and why. */
export function BulkDone({ result: { move, done, problems } }: { result: BulkResult }) {
  return (
    <Alert
      severity={problems.length === 0 ? 'success' : 'warn'}
      title={`${words[move]}: ${counted(done.length, adverts)}`}
      scrollHere
    >
      {problems.length > 0 && (
        <>
          <p>Nešlo to u {counted(problems.length, ['inzerátu', 'inzerátů', 'inzerátů'])}:</p>
          <ul className={styles.list}>
            {problems.map(({ id, title, message }) => (
              <li key={id}>
                {title ?? `Inzerát ${id}`} – {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
