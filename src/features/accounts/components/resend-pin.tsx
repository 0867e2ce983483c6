import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './sign-in.module.css';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Requests another PIN. The wait is given as a time of day; with JavaScript it counts down. */
export function ResendPin({
  resendAt,
  waitSeconds,
  busy,
  bySms = false,
}: {
  resendAt: string;
  waitSeconds: number;
  busy: boolean;
  /** Sent by SMS, where there is no spam folder to check. */
  bySms?: boolean;
}) {
  const left = useCountdown(resendAt, waitSeconds);
  return (
    <Form method="post" className={styles.resend}>
      <p>
        {bySms ? 'Nepřišel? Zkontroluj, jestli je číslo správně.' : 'Nepřišel? Podívej se i do spamu.'}{' '}
        {left === undefined &&
          waitSeconds > 0 &&
          `Nový PIN si můžeš poslat v ${clock.format(new Date(resendAt))}.`}
        {left !== undefined && left > 0 && `Nový PIN si můžeš poslat za ${inMinutes(left)}.`}
      </p>
      <Button
        name="intent"
        value="resend"
        formNoValidate
        variant="secondary"
        size="tap"
        busy={busy}
        disabled={(left ?? 0) > 0}
      >
        Poslat nový PIN
      </Button>
    </Form>
  );
}

/** Remaining whole seconds by a monotonic clock; undefined before hydration. */
function useCountdown(resendAt: string, waitSeconds: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = performance.now() + waitSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [resendAt, waitSeconds]);
  return left;
}

/** Formats 42 seconds as `0:42`. */
const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
