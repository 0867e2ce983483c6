import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './modal.module.css';
import { X } from '../icons/drawings.tsx';

/** Where writing can begin at once; without it the browser focuses the close button. */
const firstField = 'form :is(input:not([type="hidden"], [readonly]), textarea, select)';

/**
 * A native modal dialog; the browser traps focus and returns it. Escape, the close button and a click on the scrim
 * close it, after asking for confirmation once something was typed. Its content stays mounted.
 */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const typed = useRef(false);
  /** The element that had focus before the confirmation, to return to. */
  const focused = useRef<Element>(null);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      typed.current = false;
      setAsking(false);
      element.showModal();
      element.querySelector<HTMLElement>(firstField)?.focus();
    } else if (!open && element?.open) element.close();
  }, [open]);

  function leave() {
    if (!typed.current) return onClose();
    if (!asking) focused.current = document.activeElement;
    setAsking(true);
  }
  function stay() {
    setAsking(false);
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }
  const onScrim = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // The handlers only extend the browser's own handling of Escape and of clicks outside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onKeyDown={(event) => {
        // On a second Escape the browser would close the dialog without asking.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
      onInput={() => (typed.current = true)}
      onPointerDown={(event) => (pressedScrim.current = onScrim(event))}
      onClick={(event) => pressedScrim.current && onScrim(event) && leave()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton type="button" icon={X} label="Zavřít" onClick={leave} />
      </div>
      <div className={styles.body}>{children}</div>
      {asking ? (
        <div key="ask" className={styles.ask} role="alert">
          <p>Zavřít a zahodit, co máš napsané?</p>
          <Button ref={focus} type="button" variant="secondary" size="tap" onClick={stay}>
            Psát dál
          </Button>
          <Button type="button" variant="danger" size="tap" onClick={onClose}>
            Zahodit
          </Button>
        </div>
      ) : (
        footer && (
          <div key="foot" className={styles.foot}>
            {footer}
          </div>
        )
      )}
    </dialog>
  );
}

/**
 * Focuses the button at once, so that the question can be answered from the keyboard without tabbing through the
 * fields.
 */
const focus = (button: HTMLButtonElement | null) => button?.focus();
