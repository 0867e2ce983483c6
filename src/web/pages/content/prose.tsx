import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import styles from './prose.module.css';

/** Addresses that are files or belong to no page of ours. */
const notAPage = /^\/(api|fotky|kresby|ke-stazeni\/|posta)/;

/** Text made of Markdown by the API, which lets no script through. Its links go on without loading the whole page. */
export function Prose({ html, wide = false }: { html: string; wide?: boolean }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    const to = new URL(link.href);
    if (to.origin !== window.location.origin || notAPage.test(to.pathname)) return;
    // Within the page the browser itself moves best: to the section, with its focus.
    if (to.pathname === window.location.pathname && to.hash) return;
    event.preventDefault();
    void navigate(to.pathname + to.search + to.hash);
  }

  return (
    // Only links are clicked, and they are reached by keyboard as any other; the click is heard here once for all.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(text.prose, styles.text, wide && styles.wide)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
