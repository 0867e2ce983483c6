import { Form } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageHead } from '../page-head.tsx';

type Way = { to: string; label: string };

type Props = {
  title: string;
  path: `/${string}`;
  /** Whether unsubscribing is done. */
  done: boolean;
  heading: string;
  lead: string | undefined;
  /** Refusal by the action. */
  answer: object | undefined;
  /** Label of the button that unsubscribes. */
  button: string;
  /** An alternative to unsubscribing. */
  milder?: Way;
  /** Link shown afterwards. */
  onward: Way;
};

/**
 * Page for unsubscribing from a kind of emails by a mailed link, without signing in; a GET changes nothing.
 */
export function EmailsOff({ title, path, done, heading, lead, answer, button, milder, onward }: Props) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title={title} path={path} index={false} />
      <h1>{heading}</h1>
      {answer && 'message' in answer && typeof answer.message === 'string' && (
        <Alert severity="error">{answer.message}</Alert>
      )}
      <p className={text.lead}>{lead}</p>
      {done ? (
        <div>
          <LinkButton to={onward.to} variant="secondary">
            {onward.label}
          </LinkButton>
        </div>
      ) : (
        <Form method="post" className={layout.row}>
          <Button>{button}</Button>
          {milder && (
            <LinkButton to={milder.to} variant="tertiary">
              {milder.label}
            </LinkButton>
          )}
        </Form>
      )}
    </div>
  );
}
