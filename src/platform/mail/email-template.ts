import type { Config } from '../../config.ts';
import type { Database, Platform } from '../platform.ts';
import type { Queue } from '../queue/queue.ts';
import { composeEmail, type EmailDraft } from './email-layout.ts';
import type { Email } from './mail.ts';

export { emailLink, type EmailPart, inTheme } from './email-layout.ts';

/** Content of an email; the recipient is given when it is queued. */
export type EmailContent = Omit<EmailDraft, 'to'>;

type Definition<Facts> = {
  /** English and unique; part of the URL of its preview. */
  name: string;
  /** When the email is sent, in Czech, for admins. */
  when: string;
  /** Pure: the same facts give the same email. `to` is for emails that name the address they go to. */
  write: (facts: Facts, config: Config, to: string) => EmailContent;
  /** Made-up facts by a Czech label: the usual case, the longest one, the one without optional facts. */
  specimens: Readonly<Record<string, Facts>>;
};

/** A kind of email without its type of facts: can be listed and rendered with made-up facts. */
export type EmailKind = Pick<Definition<never>, 'name' | 'when'> & {
  readonly specimens: readonly {
    readonly label: string;
    readonly compose: (config: Config, to: string) => Promise<Email>;
  }[];
};

/** A kind of email that can be sent. */
export type EmailTemplate<Facts> = EmailKind & {
  readonly compose: (config: Config, to: string, facts: Facts) => Promise<Email>;
};

/** Defines a kind of email. Its feature lists it under `emails`, and so it is shown at /sprava/emaily. */
export function emailTemplate<Facts>({
  name,
  when,
  write,
  specimens,
}: Definition<Facts>): EmailTemplate<Facts> {
  const compose = (config: Config, to: string, facts: Facts) =>
    composeEmail(config, { to, ...write(facts, config, to) });
  return {
    name,
    when,
    compose,
    specimens: Object.entries(specimens).map(([label, facts]) => ({
      label,
      compose: (config, to) => compose(config, to, facts),
    })),
  };
}

/**
 * Queues an email in the transaction of the event it reports, so that both are committed or neither is. Does
 * nothing without an address, as for a demo account.
 */
export async function queueEmail<Facts>(
  { config, queue }: Pick<Platform, 'config' | 'queue'>,
  db: Database,
  template: EmailTemplate<Facts>,
  to: string | undefined,
  facts: NoInfer<Facts>,
  options?: Parameters<Queue['add']>[3],
): Promise<void> {
  if (to !== undefined) await queue.add(db, 'send-email', await template.compose(config, to, facts), options);
}
