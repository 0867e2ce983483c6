import { Fragment } from 'react';

/** Words of the document, where code stands between backticks as in Markdown. */
export function WithCode({ words }: { words: string }) {
  return words.split('`').map((part, index) => {
    const isCode = index % 2 === 1;
    return isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>;
  });
}
