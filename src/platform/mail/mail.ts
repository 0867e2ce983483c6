/** An email ready to go. `replyTo` is the one who wrote, when it is a person. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** What became of an email: taken, or refused for good because of its address, or because of anything else. */
export type Delivery = 'taken' | 'address-refused' | 'letter-refused';

/** Delivers one email now, or throws so that the queue tries again later. */
export type Mail = { deliver(email: Email): Promise<Delivery> };
