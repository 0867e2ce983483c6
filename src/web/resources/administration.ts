import { redirect } from 'react-router';
import { adminOrdersUrl } from '../urls.ts';

/** The administration begins in its first room. */
export const loader = () => redirect(adminOrdersUrl);
