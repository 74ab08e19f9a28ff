const minuteMs = 60_000;

/** How many different words count in a minute. */
export const gateLimits = { perTypist: 30, ofVisitors: 200, typists: 5000 };

/**
 * Nobody types thirty words a minute, and what a machine sends must not fill the table. Visitors who come from many
 * addresses have a limit together.
 */
export class Gate {
  private minute = 0;
  private byTypist = new Map<string, Set<string>>();
  private ofVisitors = new Set<string>();

  lets(typist: string, isVisitor: boolean, word: string, now: number): boolean {
    this.turnTo(Math.floor(now / minuteMs));
    const mine = this.byTypist.get(typist) ?? new Set();
    if (mine.has(word)) return true;
    const full = mine.size >= gateLimits.perTypist || (mine.size === 0 && this.byTypist.size >= gateLimits.typists);
    const tooMany = isVisitor && !this.ofVisitors.has(word) && this.ofVisitors.size >= gateLimits.ofVisitors;
    if (full || tooMany) return false;
    mine.add(word);
    this.byTypist.set(typist, mine);
    if (isVisitor) this.ofVisitors.add(word);
    return true;
  }

  private turnTo(minute: number) {
    if (minute === this.minute) return;
    this.minute = minute;
    this.byTypist = new Map();
    this.ofVisitors = new Set();
  }
}
