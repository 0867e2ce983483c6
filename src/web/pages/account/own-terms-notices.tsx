import { Form, useNavigation } from 'react-router';
import { closeTermsNoticeUrl } from '../../../contract/urls.ts';
import type { OperationData } from '../../../contract/operation.ts';
import type { getOwnTermsNotices } from '../../../features/terms-notices/contract.ts';
import { concernedTexts, noticeTitle } from '../../../features/terms-notices/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Prose } from '../content/prose.tsx';

/** Upcoming changes of the terms, until they take effect or the reader closes them. */
export function OwnTermsNotices({ notices }: { notices: OperationData<typeof getOwnTermsNotices> }) {
  const busy = useNavigation().formAction === closeTermsNoticeUrl;
  return notices.map(({ id, concerns, effectiveOn, html }) => (
    <section
      key={id}
      className={classNames(layout.panel, layout.stackSmall)}
      aria-labelledby={`notice-${id}`}
    >
      <h2 id={`notice-${id}`}>{noticeTitle(concerns, effectiveOn)}</h2>
      <Prose html={html} wide />
      <p>
        <PageLink to={concernedTexts[concerns].path}>{concernedTexts[concerns].label}</PageLink>
      </p>
      <Form method="post" action={closeTermsNoticeUrl} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" busy={busy}>
          Rozumím
        </Button>
      </Form>
    </section>
  ));
}
