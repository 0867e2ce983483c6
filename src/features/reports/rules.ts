/** Reasons for a report, by what the rules and the law prohibit. */
export const reportReasons = {
  fraud: 'Podvod nebo pokus o něj',
  prohibited: 'Zakázané zboží',
  'not-floorball': 'Není florbal',
  stolen: 'Podezření na krádež',
  counterfeit: 'Padělek nebo replika',
  'foreign-content': 'Cizí fotka nebo text',
  misleading: 'Nepravdivý popis nebo falešný inzerent',
  'personal-data': 'Zveřejněné osobní údaje',
  insult: 'Urážka nebo nenávist',
  duplicate: 'Stejný inzerát víckrát',
  'child-abuse': 'Sexuální zneužívání dětí',
  other: 'Něco jiného',
} as const;
export type ReportReason = keyof typeof reportReasons;
const isReason = (word: string): word is ReportReason => word in reportReasons;
export const reasonKeys = Object.keys(reportReasons).filter(isReason);

/** Plural forms for `counted` and `plural`. */
export const reportForms = ['hlášení', 'hlášení', 'hlášení'] as const;

/** Can be reported without name and address (DSA, article 16), and is never refused. */
export const anonymousReason = 'child-abuse' satisfies ReportReason;

/** Decided first regardless of age: danger to children, then fraud, which continues while it waits. */
export const firstReasons = [anonymousReason, 'fraud'] as const satisfies ReportReason[];
export const severities = ['urgent', 'high', 'ordinary'] as const;
export type Severity = (typeof severities)[number];
/** Urgency by the reasons of the reports. */
export function severityOf(reasons: readonly ReportReason[]): Severity {
  const place = firstReasons.findIndex((reason) => reasons.includes(reason));
  return severities[place] ?? 'ordinary';
}
export const severityLabels = {
  urgent: 'Nejvyšší závažnost',
  high: 'Vysoká závažnost',
  ordinary: 'Běžná závažnost',
} as const satisfies Record<Severity, string>;

/** Filters of the queue, by prefixes of subjects. */
export const queueKinds = {
  listing: { label: 'Inzeráty', subjects: ['listing'] },
  advertiser: { label: 'Účty inzerentů', subjects: ['advertiser'] },
  message: { label: 'Zprávy a konverzace', subjects: ['conversation', 'message'] },
  review: { label: 'Hodnocení a odpovědi', subjects: ['review', 'review-reply'] },
} as const;
export type QueueKind = keyof typeof queueKinds;
const isQueueKind = (word: string): word is QueueKind => word in queueKinds;
export const queueKindKeys = Object.keys(queueKinds).filter(isQueueKind);

/**
 * Format of a subject: `listing:1`, `advertiser:…`, `conversation:…`, `message:…`, `review:…`, `review-reply:…`.
 */
export const subjectPattern =
  /^(listing:\d{1,9}|(advertiser|conversation|message|review|review-reply):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The subject in the genitive, to follow "týká se". */
export function subjectGenitive(subject: string): string {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'listing') return `inzerátu č. ${id}`;
  if (kind === 'advertiser') return 'účtu inzerenta';
  if (kind === 'review') return 'hodnocení obchodu';
  if (kind === 'review-reply') return 'odpovědi na hodnocení';
  return kind === 'conversation' ? 'konverzace' : 'zprávy';
}

const reviewLabel = 'hodnocení obchodu';
const replyLabel = 'odpověď na hodnocení';

export function subjectLabel(subject: string): string {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'listing') return `inzerát č. ${id}`;
  if (kind === 'advertiser') return 'účet inzerenta';
  if (kind === 'review') return reviewLabel;
  if (kind === 'review-reply') return replyLabel;
  return kind === 'conversation' ? 'konverzace' : 'zpráva';
}

export function listingOf(subject: string): number | undefined {
  const [, id] = /^listing:(\d+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** This many abusive reports within this many days lead to refusal (DSA, article 23). */
export const badFaithLimit = 3;
/** The limit in words, to follow "po". */
export const badFaithLimitWords = 'třech';
export const badFaithDays = 180;

/** Seconds in which a decision can be undone before it takes effect. */
export const undoSeconds = 60;

/** Months in which both sides can object to a decision (DSA, article 20). */
export const objectionMonths = 6;

export function objectUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + objectionMonths);
  return until;
}

/** Outcome of a decision, for the reporter. */
const outcomeSentences = {
  kept: 'Obsah jsme nechali být.',
  handled: 'Dali jsme ti za pravdu a vyřídili to jinak než smazáním.',
  hidden: 'Inzerát jsme skryli, dokud ho inzerent neopraví.',
  removed: 'Inzerát jsme smazali.',
  blocked: 'Účet, kterého se týká, jsme zablokovali.',
} as const;

/** The outcome for a subject as `subjectLabel` names it: a review is hidden for good, not until fixed. */
export function outcomeSentence(action: keyof typeof outcomeSentences, what: string): string {
  return (action === 'hidden' && hiddenSentence(what)) || outcomeSentences[action];
}

/** Outcome for a hidden review or reply; undefined for any other subject. */
export function hiddenSentence(what: string): string | undefined {
  if (what === reviewLabel) return 'Hodnocení jsme skryli, nikdo ho neuvidí.';
  return what === replyLabel ? 'Odpověď jsme skryli, nikdo ji neuvidí.' : undefined;
}
