import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import styles from './prose.module.css';

/** Paths of files and of resources that are not pages. */
const notAPage = /^\/(api|fotky|kresby|ke-stazeni\/|posta)/;

/**
 * HTML rendered from Markdown and sanitized by the API. Its internal links navigate without a full page load.
 */
export function Prose({ html, wide = false }: { html: string; wide?: boolean }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    const to = new URL(link.href);
    if (to.origin !== window.location.origin || notAPage.test(to.pathname)) return;
    // Links within the page are left to the browser, which also moves the focus.
    if (to.pathname === window.location.pathname && to.hash) return;
    event.preventDefault();
    void navigate(to.pathname + to.search + to.hash);
  }

  return (
    // Event delegation for links, which are keyboard accessible by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(text.prose, styles.text, wide && styles.wide)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
