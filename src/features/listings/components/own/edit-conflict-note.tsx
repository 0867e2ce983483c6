import { Alert } from '../../../../ui/feedback/alert.tsx';
import styles from './own.module.css';

type Difference = { label: string; mine: string; theirs: string };

/** Shown when another window saved first: lists its changes beside the local input. */
export function EditConflictNote({
  differences,
  reloadTo,
}: {
  differences: readonly Difference[];
  reloadTo: string;
}) {
  return (
    <Alert severity="warn" title="Inzerát se mezitím změnil v jiném okně" scrollHere>
      {differences.length === 0 ? (
        <p>Obě okna mají stejné znění, ukládat už není co.</p>
      ) : (
        <>
          <p>
            Co jsi napsal, zůstalo ve formuláři. Porovnej obě znění a přepiš uložené svým dole pod formulářem,
            nebo si načti to z druhého okna.
          </p>
          <div className={styles.scroll}>
            <table className={styles.both}>
              <thead>
                <tr>
                  <th scope="col">Pole</th>
                  <th scope="col">Uložené v druhém okně</th>
                  <th scope="col">Tady napsané</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ label, mine, theirs }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{theirs}</td>
                    <td>{mine}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <p>
        <a href={reloadTo}>Načíst znovu</a> a zahodit, co je napsané tady.
      </p>
    </Alert>
  );
}
