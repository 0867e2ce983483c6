import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { DealReview, Review } from '../contract.ts';
import { factLabels, publishDays } from '../rules.ts';
import { FactBadges } from './fact-badges.tsx';
import { type RefusedReview, ReplyForm, ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

export type DealReviewPanelProps = {
  review: DealReview;
  /** URL of the conversation, the target of the forms. */
  action: string;
  refusedReview: RefusedReview | undefined;
  refusedReply: RefusedReview | undefined;
};

/** The review of a conversation's deal: a form, one's own review, or the other side's. */
export function DealReviewPanel({ review, action, refusedReview, refusedReply }: DealReviewPanelProps) {
  const { state, until, own, about, asksDescription, otherWrote } = review;
  if (state === 'none' || (state === 'over' && !about)) return null;
  return (
    <section className={styles.panel} aria-label="Jak to dopadlo">
      {state === 'unconfirmed' && (
        <p className={text.small}>
          Cenu ani předání jste si tu nepotvrdili. Až druhá strana napíše, jak to dopadlo, můžeš i ty.
        </p>
      )}
      {state === 'open' && (
        <details open={refusedReview !== undefined}>
          <summary className={buttonClass({ variant: 'primary', size: 'tap' })}>Jak to dopadlo?</summary>
          <p className={text.small}>
            {otherWrote
              ? 'Druhá strana už napsala. Uvidíš to, až napíšeš i ty.'
              : `Ukáže se to, až napíšete oba, nebo ${publishDays} dní potom, co napíše první.`}
            {until && ` Napsat jde do ${formatDate(until)}.`}
          </p>
          <ReviewForm action={action} refused={refusedReview} asksDescription={asksDescription} />
        </details>
      )}
      {own && <Said review={own} title={ownTitle(own)} />}
      {about && (
        <Said review={about} title="Co říká druhá strana">
          {about.mayReply && (
            <details open={refusedReply !== undefined}>
              <summary className={buttonClass({ variant: 'tertiary', size: 'tap' })}>Odpovědět</summary>
              <ReplyForm action={action} refused={refusedReply} reviewId={about.id} />
            </details>
          )}
        </Said>
      )}
    </section>
  );
}

const ownTitle = ({ published, hidden }: NonNullable<DealReview['own']>): string => {
  if (hidden) return 'Co říkáš ty, správa to skryla';
  return published ? 'Co říkáš ty' : 'Co říkáš ty, zatím to nikdo nevidí';
};

function Said({ review, title, children }: { review: Review; title: string; children?: ReactNode }) {
  return (
    <div className={styles.review}>
      <p className={classNames(text.small, text.secondary)}>{title}</p>
      <ReviewBody review={review} />
      {children}
    </div>
  );
}

/** Facts, text and the reply. */
export function ReviewBody({ review }: { review: Review }) {
  return (
    <>
      <FactBadges facts={factLabels(review)} />
      {review.text && <p className={styles.words}>{review.text}</p>}
      {review.reply !== undefined && (
        <div id={`odpoved-${review.id}`} className={styles.reply}>
          <p className={classNames(text.small, text.secondary)}>Odpověď</p>
          <p className={styles.words}>{review.reply}</p>
        </div>
      )}
    </>
  );
}
