import type { JobHandlers } from '../queue/queue.ts';

/** A short message to a phone; `to` is an international number such as `+420777123456`. */
export type ShortMessage = { to: string; text: string };

/** Delivers one message now, or throws so that the queue tries again. */
export type Sms = {
  /** False in production without a gateway: then no phone can be proven. */
  readonly available: boolean;
  deliver(message: ShortMessage): Promise<void>;
};

declare module '../queue/queue.ts' {
  interface Jobs {
    'send-sms': ShortMessage;
  }
}

export const smsJob = (sms: Sms): JobHandlers => ({ 'send-sms': (message) => sms.deliver(message) });
