/** A rule of the contract for one text: a pattern or a question of its own, and one message. */
type FieldRule = { message: string } & ({ pattern: RegExp } | { ok: (text: string) => boolean });

/** What is wrong with a text; empty when nothing is. */
export type Check = (text: string) => string;

/** The server trims a text before it holds it against a pattern; a question is asked about the text as it is. */
export const checkBy =
  (rule: FieldRule): Check =>
  (text) => {
    const ok = 'pattern' in rule ? rule.pattern.test(text.trim()) : rule.ok(text);
    return ok ? '' : rule.message;
  };

/** The first fault of several. */
export const inTurn =
  (...checks: Check[]): Check =>
  (text) => {
    for (const check of checks) {
      const fault = check(text);
      if (fault) return fault;
    }
    return '';
  };

export const required =
  (message: string): Check =>
  (text) =>
    text === '' ? message : '';
