/** How this site identifies itself to the API, as every calling application must. */
export const application = { token: 'web', name: 'web', version: '1' } as const;

/** Timeout of an API call in milliseconds (specification). Uploads are limited by their progress instead. */
export const callTimeout = 10_000;

/** Headers of every API call; with `userToken` the call is made on behalf of that user. */
export function callHeaders(userToken?: string): Record<string, string> {
  return {
    'access-token': application.token,
    'app-name': application.name,
    'app-version': application.version,
    ...(userToken === undefined ? {} : { authorization: `Bearer ${userToken}` }),
  };
}
