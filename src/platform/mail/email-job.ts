import type { JobHandlers } from '../queue/queue.ts';
import type { Email, Mail } from './mail.ts';

/** Job handlers that send queued emails; they fail, and so are retried, when the mail server is down. */
export const emailJob = (mail: Mail): JobHandlers => {
  const deliver = async (email: Email) => void (await mail.deliver(email));
  return { 'send-email': deliver, 'send-letter': deliver };
};
