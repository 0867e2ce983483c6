import { counted } from '../../../contract/czech.ts';
import type { Rereading } from '../../../features/catalogue-changes/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

export const formatActive = (active: number): string =>
  counted(active, ['aktivní inzerát', 'aktivní inzeráty', 'aktivních inzerátů']);

/** Shown while listings are read again after a change of the catalogue. */
export function RereadingNote({ of: { done, total } }: { of: Rereading }) {
  return (
    <Alert severity="info">
      Inzeráty se po změně čtou znovu, hotových je {done} z {total}. Do té doby mohou být některé ještě pod
      starým jménem.
    </Alert>
  );
}
