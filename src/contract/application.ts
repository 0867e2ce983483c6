/** How this site names itself to the API, as every calling application must. */
export const application = { token: 'web', name: 'web', version: '1' } as const;

/** Milliseconds after which a call is given up (specification). Uploads are bound by their progress instead. */
export const callTimeout = 10_000;

/** Headers of every call; with `userToken` it is made in the name of that user. */
export function callHeaders(userToken?: string): Record<string, string> {
  return {
    'access-token': application.token,
    'app-name': application.name,
    'app-version': application.version,
    ...(userToken === undefined ? {} : { authorization: `Bearer ${userToken}` }),
  };
}
