import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import { useCallback, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { listQuestions, type QuestionGroup } from '../../../features/content/contract.ts';
import { faqJsonLd } from '../../../features/seo/components/json-ld.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { JsonLd } from '../../json-ld.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';
import { Trail } from '../../trail.tsx';
import { operatorUrl, questionsUrl } from '../../../contract/urls.ts';
import { Prose } from './prose.tsx';
import styles from './questions.module.css';

export async function loader({ context, url }: RouteArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  return { q, ...(await loadFromApi(context, listQuestions, { query: q ? { q } : {} })) };
}

/** Debounce in ms before searching. */
const pause = 200;

/** Opens the answer in the URL's hash, for browsers that do not do so themselves. */
function useNamedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const box = answer?.closest('details');
    if (!box || box.open) return;
    box.open = true;
    box.scrollIntoView();
  }, [hash]);
}

export default function Questions({ loaderData: { q, groups, total } }: PageProps<typeof loader>) {
  const submit = useSubmit();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useNamedAnswer();

  const form = useRef<HTMLFormElement>(null);
  const look = useCallback(() => {
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true });
  }, [submit]);

  /** With JavaScript the answers update while typing; the form works without it too. */
  function follow() {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(look, pause);
  }

  // Also searches for text typed before hydration.
  const asked = useRef(q);
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement && field.value.trim() !== asked.current) look();
    return () => clearTimeout(waiting.current);
  }, [look]);

  return (
    <div className={classNames(layout.wrap, layout.mid)}>
      <PageHead
        title="Časté dotazy"
        description="Odpovědi na to, co lidi zajímá nejčastěji: inzerování, délka a flex hole, bezpečný nákup, účet a soukromí."
        path={questionsUrl}
        index={q === ''}
      />
      {q === '' && <FaqStructuredData groups={groups} />}
      <Trail steps={[{ label: 'Časté dotazy' }]} />
      <div className={layout.pageHead}>
        <h1>Časté dotazy</h1>
        <Form
          ref={form}
          role="search"
          aria-label="Hledat v dotazech"
          className={styles.search}
          onInput={follow}
        >
          <label className={text.hidden} htmlFor="dotaz">
            Hledat v dotazech
          </label>
          <Input
            icon={Search}
            id="dotaz"
            name="q"
            type="search"
            placeholder="Na co se chceš zeptat?"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
          />
          <Button variant="secondary">Hledat</Button>
        </Form>
        <p role="status" className={classNames(text.small, text.secondary, styles.count)}>
          {q === ''
            ? ''
            : total > 0
              ? counted(total, ['odpověď', 'odpovědi', 'odpovědí'])
              : 'Na tohle tu odpověď není. Zkus jiné slovo, nebo nám napiš.'}
        </p>
      </div>
      {groups.map((group) => (
        <section key={group.slug} className={styles.group} aria-labelledby={group.slug}>
          <h2 id={group.slug}>{group.title}</h2>
          {group.questions.map(({ id, question, html }) => (
            <AccordionItem key={`${id} ${q}`} question={question} open={q !== '' && total <= 3}>
              <div id={id} className={styles.answer}>
                <Prose html={html} />
              </div>
            </AccordionItem>
          ))}
        </section>
      ))}
      <div className={classNames(layout.panel, layout.row, layout.rowBetween)}>
        <div className={styles.ask}>
          <h2>Odpověď tu není?</h2>
          <p className={classNames(text.small, text.secondary)}>Odpovídáme obvykle do dvou pracovních dnů.</p>
        </div>
        <LinkButton to={operatorUrl} variant="secondary" icon={Mail}>
          Napsat nám
        </LinkButton>
      </div>
    </div>
  );
}

/** Structured data of the questions (schema.org). */
function FaqStructuredData({ groups }: { groups: readonly QuestionGroup[] }) {
  const origin = useShell()?.appUrl ?? '';
  const questions = groups.flatMap((group) => group.questions);
  return <JsonLd facts={import.meta.env.SSR ? faqJsonLd(questions, origin) : undefined} />;
}
