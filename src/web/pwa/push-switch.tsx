import { useEffect, useState } from 'react';
import { CallFailed, errorMessage } from '../../contract/failures.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { endPush, startPush } from '../../features/push/contract.ts';
import { api } from '../../ui/calls/api.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { readyWorker } from './worker.ts';

type State = 'on' | 'off' | 'forbidden';

/** Switch for push notifications in this browser. Not rendered without support or JavaScript. */
export function PushSwitch({ serverKey, build }: { serverKey: string; build: string }) {
  const [state, setState] = useState<State>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    stateNow(build).then(setState, () => undefined);
  }, [build]);
  if (!state) return null;

  async function turn(on: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      setState(await (on ? agree(build, serverKey) : disagree(build)));
    } catch (error) {
      setProblem(
        error instanceof CallFailed ? errorMessage(error) : 'Prohlížeč upozornění nezapnul. Zkus to později.',
      );
    }
    setBusy(false);
  }
  return (
    <section className={layout.panel} aria-labelledby="upozorneni">
      <h2 id="upozorneni">Upozornění v tomto prohlížeči</h2>
      {problem && <Alert severity="error">{problem}</Alert>}
      {state === 'forbidden' ? (
        <p className={text.secondary}>Upozornění máš pro tenhle web v prohlížeči zakázaná.</p>
      ) : (
        <>
          <p className={text.secondary}>
            {state === 'on'
              ? 'Novinky hlídaných hledání a zprávy k tvým inzerátům ti ukážeme hned.'
              : 'O novinkách hlídaných hledání a o zprávách k tvým inzerátům se dozvíš hned, i když web nemáš otevřený.'}
          </p>
          <Button type="button" variant="secondary" busy={busy} onClick={() => void turn(state === 'off')}>
            {state === 'on' ? 'Vypnout upozornění' : 'Zapnout upozornění'}
          </Button>
        </>
      )}
    </section>
  );
}

async function stateNow(build: string): Promise<State | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined;
  if (Notification.permission === 'denied') return 'forbidden';
  const worker = await readyWorker(build);
  if (!worker) return undefined;
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

async function agree(build: string, serverKey: string): Promise<State> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'forbidden' : 'off';
  const worker = await readyWorker(build);
  const subscription = await worker?.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  if (!subscription) return 'off';
  try {
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    await api<typeof startPush>('post', '/account/push', { body: { endpoint, p256dh, auth } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

async function disagree(build: string): Promise<State> {
  const worker = await readyWorker(build);
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    const body = { endpoint: subscription.endpoint };
    await api<typeof endPush>('post', '/account/push/ending', { body });
    await subscription.unsubscribe();
  }
  return 'off';
}
