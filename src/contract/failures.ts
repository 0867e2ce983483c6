/** Messages about failed calls, verbatim from the specification. */
export const failureMessages = {
  /** A response without a message. */
  noMessage: 'Zpráva se nenačetla',
  /** A failed call whose response has no message. */
  noServerMessage: 'Zpráva serveru se nenačetla',
  unknown: 'Došlo k neznámé chybě.',
  error: (detail: string) => `Došlo k chybě: ${detail}`,
  nonError: (detail: string) => `Neznámá chyba: ${detail}`,
} as const;

/** The message shown for any thrown value. */
export function errorMessage(problem: unknown): string {
  if (problem instanceof CallFailed) return problem.message;
  if (problem instanceof Error && problem.message !== '') return failureMessages.error(problem.message);
  if (problem instanceof Error || problem === undefined || problem === null || problem === '')
    return failureMessages.unknown;
  return failureMessages.nonError(typeof problem === 'string' ? problem : JSON.stringify(problem));
}

/** The message of a successful response. */
export const responseMessage = (body: unknown): string => messageOf(body) ?? failureMessages.noMessage;

/** The message in a response body, at any level where the API may put it. */
export function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const said = 'error' in body ? messageOf(body.error) : 'message' in body ? body.message : undefined;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

/** An unsuccessful call. `status` is undefined when there was no response at all. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(status: number | undefined, body?: unknown) {
    super(messageOf(body) ?? failureMessages.noServerMessage);
    this.status = status;
    this.body = body;
  }
}
