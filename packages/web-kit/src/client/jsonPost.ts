const requestTimeoutMs = 50_000;

export const tokenHeaders = (token: string): Record<string, string> =>
  token ? { authtoken: token, 'X-Token': token } : {};

/** One request, with the token and the time limit. */
export const timedPost = (init: RequestInit, token: string): RequestInit => ({
  method: 'POST',
  ...init,
  headers: { ...init.headers, ...tokenHeaders(token) },
  signal: init.signal ?? AbortSignal.timeout(requestTimeoutMs),
});

export const jsonBody = (body: string): RequestInit => ({ headers: { 'content-type': 'application/json' }, body });
