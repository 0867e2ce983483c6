import { emailTemplate } from '../../../platform/mail/email-template.ts';
import type { BlockSource } from '../../blocking/contract.ts';
import { objection, statementOfReasons } from '../../blocking/index.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ReviewPart } from '../rules.ts';

const hidden = {
  review: {
    heading: 'Hodnocení je skryté',
    whole: 'tvoje hodnocení obchodu',
    after: 'Nikdo ho nevidí a jiné k tomuto obchodu napsat nejde.',
  },
  'review-reply': {
    heading: 'Odpověď je skrytá',
    whole: 'tvoji odpověď na hodnocení',
    after: 'Nikdo ji nevidí a jinou napsat nejde.',
  },
} as const satisfies Record<ReviewPart, object>;

type Hidden = {
  part: ReviewPart;
  at: Date;
  reason: string;
  rule: string;
  source: BlockSource;
  /** Key of the link for objecting. */
  key: string;
};

/**
 * What was hidden, why, on what grounds, by whom, and how to object. Article 17 of the DSA requires it whenever an
 * address is known, so it is also sent to unproven ones.
 */
export const reviewHiddenEmail = emailTemplate<Hidden>({
  name: 'review-hidden',
  when: 'Správa skryla hodnocení obchodu nebo odpověď na něj.',
  write: ({ part, at, key, ...why }, config) => ({
    subject: `Skryli jsme ${hidden[part].whole}`,
    heading: hidden[part].heading,
    parts: [
      {
        text: `${formatDate(at.toISOString())} jsme na Florbalovém bazaru skryli ${hidden[part].whole}. ${hidden[part].after} Inzeráty a účet zůstávají, jak jsou.`,
      },
      ...statementOfReasons(config, why),
      ...objection(config, key),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    'hodnocení, po hlášení': {
      part: 'review',
      at: new Date('2026-11-26T17:42:00Z'),
      reason: 'Hodnocení nadává druhé straně a o obchodu neříká nic.',
      rule: 'Slušné chování',
      source: 'reported',
      key: 'zkouska-Namitka3fW8',
    },
    odpověď: {
      part: 'review-reply',
      at: new Date('2026-11-26T17:42:00Z'),
      reason: 'Odpověď zveřejňuje telefon a adresu druhé strany.',
      rule: 'Osobní údaje druhých',
      source: 'own',
      key: 'zkouska-Namitka3fW8',
    },
  },
});

/** The review or reply is shown again; sent to the address that was notified of the hiding. */
export const reviewShownEmail = emailTemplate<{ part: ReviewPart }>({
  name: 'review-shown',
  when: 'Správa vrátila skryté hodnocení nebo odpověď na něj.',
  write: ({ part }, config) => ({
    subject: `Vrátili jsme ${hidden[part].whole}`,
    heading: part === 'review' ? 'Hodnocení je zpátky' : 'Odpověď je zpátky',
    parts: [{ text: `Skrytí jsme vzali zpět a ${hidden[part].whole} zase každý uvidí.` }],
    replyTo: config.contactEmail,
  }),
  specimens: { hodnocení: { part: 'review' }, odpověď: { part: 'review-reply' } },
});
