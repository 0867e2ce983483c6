import { createContext } from 'react';
import styles from './field.module.css';

/** Ids of fields that were filled for somebody and that they have not changed yet: each says so at its label. */
export const FilledFields = createContext<ReadonlySet<string>>(new Set());

export const FilledMark = () => <span className={styles.filled}> vyplněno z textu</span>;
