import { WithCode } from './with-code.tsx';
import styles from './api-reference.module.css';

export type FieldsTableProps = {
  label: string;
  fields: readonly { name: string; type: string; note: string }[];
};

/** Names, types and notes of parameters or fields. */
export function FieldsTable({ label, fields }: FieldsTableProps) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <tbody>
        {fields.map(({ name, type, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>
              <WithCode words={note} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
