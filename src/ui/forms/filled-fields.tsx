import { createContext } from 'react';
import styles from './field.module.css';

/** Ids of fields that were filled in automatically and not edited since; each shows that at its label. */
export const FilledFields = createContext<ReadonlySet<string>>(new Set());

export const FilledMark = () => <span className={styles.filled}> vyplněno z textu</span>;
