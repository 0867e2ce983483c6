import type { JobHandlers } from '../queue/queue.ts';
import type { Mail } from './mail.ts';

/** Sends what features queue; a mail server that is down makes the queue try again. */
export const letterJob = (mail: Mail): JobHandlers => ({
  'send-letter': async (letter) => void (await mail.deliver(letter)),
});
