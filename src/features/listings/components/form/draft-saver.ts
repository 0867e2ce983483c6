import type { FormFields } from '../../../../ui/forms/form-fields.ts';

export type SavingState = 'rest' | 'waiting' | 'saving' | 'saved' | 'lost' | 'signed-out' | DraftEnding;

/** How another window has ended the draft. */
export type DraftEnding = 'published' | 'gone';

/** Retrying cannot succeed before the advertiser signs in again. */
export class SessionEnded extends Error {}

/** The draft no longer exists. */
export class DraftEnded extends Error {
  readonly ending: DraftEnding;
  constructor(ending: DraftEnding) {
    super(`The draft is ${ending}`);
    this.ending = ending;
  }
}

/** Debounce in milliseconds after a change, and retry delays while the server is unavailable. */
const quiet = 800;
const retries = [2_000, 5_000, 10_000, 30_000] as const;
/**
 * How long the local copy is kept after a save (ms): a page requested meanwhile may have been rendered from
 * older values.
 */
const copyOutlives = 10_000;

/**
 * Sends the latest input, one request at a time, and retries on failure. `copy` holds the fields in the browser
 * until the server has them, and a little longer.
 */
export function createDraftSaver({
  send,
  copy: kept,
  onState,
}: {
  send: (fields: FormFields) => Promise<unknown>;
  copy: { put: (fields: FormFields) => void; clear: () => void };
  onState: (state: SavingState) => void;
}) {
  let newest: FormFields | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let troubled = false;
  let ended = false;

  async function run(): Promise<void> {
    while (newest) {
      const fields = newest;
      // An error stays visible until a save succeeds: a button in it must not vanish under the pointer.
      if (!troubled) onState('saving');
      try {
        await send(fields);
      } catch (problem) {
        troubled = true;
        if (problem instanceof SessionEnded) return onState('signed-out');
        if (problem instanceof DraftEnded) {
          ended = true;
          newest = undefined;
          return onState(problem.ending);
        }
        wait(retries[Math.min(failures, retries.length - 1)] ?? quiet);
        failures += 1;
        onState('lost');
        return;
      }
      failures = 0;
      troubled = false;
      if (newest === fields) {
        newest = undefined;
        clearing = setTimeout(kept.clear, copyOutlives);
        onState('saved');
      }
    }
  }
  function wait(time: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), time);
  }
  /** Sends immediately; resolves once everything typed so far has been sent, or has failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    changed: (fields: FormFields) => {
      if (ended) return;
      clearTimeout(clearing);
      newest = fields;
      kept.put(fields);
      if (failures > 0) return;
      if (!troubled) onState('waiting');
      wait(quiet);
    },
    flush,
    /** Input the server does not have yet. */
    unsaved: () => newest,
    isSending: () => running !== undefined,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(clearing);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
