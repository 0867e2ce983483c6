import type { ReactNode } from 'react';
import styles from './attribute-table.module.css';

/** Names and values of attributes, unabbreviated; in two columns on wide screens. */
export function AttributeTable({
  label,
  rows,
}: {
  label: string;
  rows: readonly { name: string; value: ReactNode }[];
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
