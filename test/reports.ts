import type { Viewer } from '../src/contract/endpoint.ts';
import { isRefusal } from '../src/contract/errors.ts';
import type { DecisionAction } from '../src/features/blocking/contract.ts';
import { getReportedContent } from '../src/features/reports/admin-views.ts';
import { getModerationCase, objectToDecision } from '../src/features/reports/cases.ts';
import { answerObjection } from '../src/features/reports/decide.ts';
import { reportJobs } from '../src/features/reports/feature.ts';
import { pendingAbout } from '../src/features/reports/db-pending.ts';
import { carryOutDecision, decideReports } from '../src/features/reports/pending.ts';
import { reportContent } from '../src/features/reports/report.ts';
import { addListing, newAdvertiser } from './listings.ts';
import type { TestPlatform } from './platform.ts';

export const reason = 'Sériové číslo souhlasí s nahlášenou krádeží.';
export const rule = 'Co sem patří a co ne: padělky a kradené věci';
export const subjectOf = (id: number) => `listing:${id}`;
/** The key in an email about a report or a decision. */
export const keyIn = (text = '') => /dal=\/rozhodnuti\/([\w-]{43})/.exec(text)?.[1] ?? '';

type Form = Partial<Parameters<typeof reportContent>[1]>;

/** Decides about reports and carries the decision out at once, skipping the minute in which it could be taken back. */
export async function decideNow(
  platform: TestPlatform,
  admin: Viewer,
  deciding: Parameters<typeof decideReports>[2],
) {
  const decided = await decideReports(platform, admin, deciding);
  if (isRefusal(decided)) return decided;
  const pending = await pendingAbout(platform.db, deciding.subject);
  // Called directly, because the queue uses the real clock.
  if (pending) await carryOutDecision(platform, pending);
  return getReportedContent(platform, admin, deciding.subject);
}

/** Actions of people and admins with reports on one platform. */
export function reporting(platform: TestPlatform) {
  const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
  let people = 0;
  const report = (id: number, form: Form = {}) =>
    reportContent(platform, {
      address: `${platform.config.appUrl}/inzerat/hul-${id}`,
      reason: 'stolen',
      explanation: 'Tuhle hůl nám ukradli z haly.',
      name: 'Eva Nováková',
      email: `hlasi-${(people += 1)}@example.cz`,
      truthful: true,
      client: platform.ids.token(),
      viewer: undefined,
      ...form,
    });
  async function reported(id: number, form: Form = {}) {
    const sent = await report(id, form);
    if (isRefusal(sent)) throw new Error(sent.refused);
    return sent;
  }
  const decide = (id: number, action: DecisionAction, upTo = 2 ** 31 - 1) =>
    decideNow(platform, admin, { subject: subjectOf(id), action, reason, rule, upTo });
  const caseOf = (key: string, viewer?: Viewer) => getModerationCase(platform, { key, viewer });
  const object = (key: string, message = 'Mám na ni účtenku z obchodu.') =>
    objectToDecision(platform, { key, viewer: undefined, message });
  async function answer(id: number, granted: boolean) {
    const content = await getReportedContent(platform, admin, subjectOf(id));
    const waiting = isRefusal(content) ? undefined : content.objections.find((each) => !each.answer);
    return answerObjection(platform, admin, {
      id: waiting?.id ?? '',
      granted,
      answer: 'Účtenku jsme ověřili.',
    });
  }
  const emailsTo = async (email: string) => {
    await platform.runJobs(reportJobs(platform));
    await platform.runJobs();
    return platform.emails.filter(({ to }) => to === email);
  };
  async function owned() {
    const viewer = await newAdvertiser(platform);
    return { viewer, id: await addListing(platform, viewer) };
  }
  return { admin, answer, caseOf, decide, emailsTo, object, owned, report, reported };
}
