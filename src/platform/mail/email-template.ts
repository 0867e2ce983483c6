import type { Config } from '../../config.ts';
import type { Database, Platform } from '../platform.ts';
import type { Queue } from '../queue/queue.ts';
import { composeEmail, type EmailDraft } from './email-layout.ts';
import type { Email } from './mail.ts';

export { emailLink, type EmailPart, inTheme } from './email-layout.ts';

/** What an email says; who gets it is said where it is queued. */
export type EmailContent = Omit<EmailDraft, 'to'>;

type Definition<Facts> = {
  /** English and unique; in the address of its preview. */
  name: string;
  /** When it comes, in Czech: read by an admin. */
  when: string;
  /** Pure: the same facts give the same email. `to` is for emails that name the address they go to. */
  write: (facts: Facts, config: Config, to: string) => EmailContent;
  /** By what sets them apart, in Czech: the usual one, the longest one, the one without what may be missing. */
  specimens: Readonly<Record<string, Facts>>;
};

/** A kind of email, as far as all kinds are alike: what it looks like with made-up facts. */
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

/** Defines a kind of email; its feature lists it under `emails`, and with that it is shown at /sprava/emaily. */
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
 * Queues an email in the transaction of what it reports, so that both exist or neither does. Without an address, as of
 * a demo account, nothing is sent.
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
