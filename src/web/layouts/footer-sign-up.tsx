import { useState } from 'react';
import { useFetcher } from 'react-router';
import { PrefetchedPage } from '../../ui/navigation/prefetch-page.tsx';
import { consentText } from '../../features/newsletter/rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { newsletterUrl, privacyUrl } from '../../contract/urls.ts';
import type { action } from '../pages/newsletter/sign-up.tsx';
import styles from './footer-sign-up.module.css';

/**
 * The newsletter form in the footer; identical for everyone, so that pages can be cached. With JavaScript the
 * response appears in place, without it on a page of its own.
 */
export function FooterSignUp() {
  const fetcher = useFetcher<typeof action>();
  const hydrated = useHydrated();
  const [near, setNear] = useState(false);
  const answer = fetcher.data;
  const problem = answer && 'fields' in answer ? answer : undefined;
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined;
  return (
    <section className={styles.signUp} aria-labelledby="newsletter-title">
      {/* Prefetches the code for submitting: without it, a lost connection would reload the page. */}
      {near && <PrefetchedPage to={newsletterUrl} />}
      <div>
        <h2 id="newsletter-title">Newsletter</h2>
        <p className={styles.words}>
          {consentText} <PageLink to={privacyUrl}>Co s adresou děláme</PageLink>
        </p>
      </div>
      <div>
        <fetcher.Form
          method="post"
          action={newsletterUrl}
          className={styles.form}
          onFocus={() => setNear(true)}
          defaultShouldRevalidate={false}
          noValidate
        >
          {hydrated && <input type="hidden" name="inPlace" value="yes" />}
          <Field
            label="Kam ti máme psát"
            id="newsletter-email"
            error={problem?.fields['email'] ?? (problem && [problem.message])}
          >
            {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="email" />}
          </Field>
          <div className={styles.go}>
            <Button variant="ball" busy={fetcher.state !== 'idle'}>
              Odebírat
            </Button>
          </div>
        </fetcher.Form>
        <p className={styles.answer} role="status">
          {sentTo !== undefined &&
            `Na ${sentTo} jsme poslali e-mail. Potvrď v něm odběr a newsletter začne chodit.`}
        </p>
      </div>
    </section>
  );
}
