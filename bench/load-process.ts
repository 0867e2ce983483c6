import { once } from 'node:events';
import { type Loads, type LoadRequest, loadAlternately, loadUncached } from './rounds.ts';

// In a separate process: the one that filled the database and reads the server's log would add its own pauses to
// the measurements.
const [message] = await once(process, 'message');
const { pages, urls }: LoadRequest = message;
const loads = await loadAlternately(pages, urls);
const answer: Loads = { loads, unasked: await loadUncached(urls.bazaar) };
process.send?.(answer, () => process.disconnect());
