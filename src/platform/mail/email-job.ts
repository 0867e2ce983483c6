import type { JobHandlers } from '../queue/queue.ts';
import type { Mail } from './mail.ts';

/** Sends what features queue; a mail server that is down makes the queue try again. */
export const emailJob = (mail: Mail): JobHandlers => ({
  'send-letter': async (email) => void (await mail.deliver(email)),
});
