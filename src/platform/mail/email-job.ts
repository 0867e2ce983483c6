import type { JobHandlers } from '../queue/queue.ts';
import type { Email, Mail } from './mail.ts';

/** Sends what features queue; a mail server that is down makes the queue try again. */
export const emailJob = (mail: Mail): JobHandlers => {
  const deliver = async (email: Email) => void (await mail.deliver(email));
  return { 'send-email': deliver, 'send-letter': deliver };
};
