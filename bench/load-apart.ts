import { once } from 'node:events';
import { type Loads, type LoadsAsked, loadInTurns, loadUnasked } from './rounds.ts';

// In a separate process: the one that filled the database and reads the server's log would add its own pauses to
// the measurements.
const [message] = await once(process, 'message');
const { pages, urls }: LoadsAsked = message;
const loads = await loadInTurns(pages, urls);
const answer: Loads = { loads, unasked: await loadUnasked(urls.bazaar) };
process.send?.(answer, () => process.disconnect());
