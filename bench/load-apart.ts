import { once } from 'node:events';
import { type Loads, type LoadsAsked, loadInTurns, loadUnasked } from './rounds.ts';

// A process of its own: whoever filled the database and reads the log of the bazaar would measure its own pauses too.
const [message] = await once(process, 'message');
const { pages, urls }: LoadsAsked = message;
const loads = await loadInTurns(pages, urls);
const answer: Loads = { loads, unasked: await loadUnasked(urls.bazaar) };
process.send?.(answer, () => process.disconnect());
