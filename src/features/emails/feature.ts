import { implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { OperationData, OperationInput } from '../../contract/operation.ts';
import { type EmailKind, inTheme } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { countActions, recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';

const hour = 3_600_000;

/** Shows admins every kind of email that the other features send. */
export const emailsFeature = (kinds: readonly EmailKind[]): Feature => ({
  contract,
  endpoints: (platform) => [
    implement(contract.listEmailKinds, (_, { viewer }) =>
      Promise.all(kinds.map((kind) => kindView(platform, kind, viewer.email))),
    ),
    implement(contract.getEmailSpecimen, ({ params, query }, { viewer }) =>
      getSpecimen(platform, kinds, viewer, { ...params, ...query }),
    ),
    implement(contract.sendTestEmail, ({ params }, { viewer }) => sendTest(platform, kinds, viewer, params)),
  ],
});

type Asked = OperationInput<typeof contract.sendTestEmail>['params'];
type Shown = OperationData<typeof contract.getEmailSpecimen>;

async function kindView({ config }: Platform, { name, when, specimens }: EmailKind, to: string) {
  const composed = specimens.map(async ({ label, compose }) => ({
    label,
    subject: (await compose(config, to)).subject,
  }));
  return { name, when, specimens: await Promise.all(composed) };
}

function findSpecimen(kinds: readonly EmailKind[], { name, specimen }: Asked) {
  const kind = kinds.find((each) => each.name === name);
  const found = kind?.specimens[specimen];
  return kind && found && { kind, ...found };
}

async function getSpecimen(
  platform: Platform,
  kinds: readonly EmailKind[],
  { email }: Viewer,
  { theme, ...asked }: Asked & { theme: (typeof contract.emailThemes)[number] },
): Promise<Shown | Refusal<'not-found'>> {
  const found = findSpecimen(kinds, asked);
  if (!found) return refuse('not-found');
  const { subject, replyTo, html, text } = await found.compose(platform.config, email);
  const kind = await kindView(platform, found.kind, email);
  return { kind, subject, replyTo, html: inTheme(html, theme), text };
}

/**
 * Mails a specimen to the requesting admin, marked in its subject; its links are dead, because its keys are made up.
 */
async function sendTest(
  platform: Platform,
  kinds: readonly EmailKind[],
  admin: Viewer,
  asked: Asked,
): Promise<{ sentTo: string } | Refusal<'not-found' | 'too-many-requests'>> {
  const found = findSpecimen(kinds, asked);
  if (!found) return refuse('not-found');
  const email = await found.compose(platform.config, admin.email);
  return platform.db.transaction().execute(async (db) => {
    const since = new Date(platform.clock.now().getTime() - hour);
    const sent = await countActions(db, { admin: admin.email, action: 'test-email', since });
    if (sent >= contract.testsPerHour)
      return refuse('too-many-requests', { message: 'Moc zkoušek za sebou. Další půjde za hodinu.' });
    await recordAction(platform, db, admin, {
      action: 'test-email',
      subject: `email:${asked.name}`,
      reason: found.label,
    });
    await platform.queue.add(db, 'send-email', { ...email, subject: `[zkouška] ${email.subject}` });
    return { sentTo: admin.email };
  });
}
