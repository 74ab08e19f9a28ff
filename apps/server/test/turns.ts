/** Work that stops for others, done at once: what it made, and how often it stopped. */
export function done<Made>(work: Generator<void, Made>): { made: Made; stops: number } {
  for (let stops = 0; ; stops += 1) {
    const step = work.next();
    if (step.done) return { made: step.value, stops };
  }
}
