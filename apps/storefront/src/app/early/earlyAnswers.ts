type EarlyAnswer = { key: string; since: number; response: Promise<Response> };

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** Whatever was not taken while the page was opening is no news any more. */
const freshMs = 30_000;

const keyOf = (url: string, body: string, token: string) => `${token} ${url} ${body}`;

export function keepEarly(url: string, body: string, token: string, response: Promise<Response>) {
  window.earlyAnswers ??= [];
  window.earlyAnswers.push({ key: keyOf(url, body, token), since: performance.now(), response });
}

/** The answer to a call that was sent before the scripts of the page had come; given out once. */
export function takeEarly(url: string, body: string, token: string): Promise<Response> | undefined {
  const answers = window.earlyAnswers ?? [];
  const at = answers.findIndex((each) => each.key === keyOf(url, body, token));
  const [found] = at < 0 ? [] : answers.splice(at, 1);
  return found && performance.now() - found.since < freshMs ? found.response : undefined;
}
