import type { JobHandlers } from '../queue/queue.ts';
import type { Sms } from './sms.ts';

export const smsJob = (sms: Sms): JobHandlers => ({ 'send-sms': (message) => sms.deliver(message) });
