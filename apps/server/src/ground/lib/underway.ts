/** What is being made just now: whoever asks for the same meanwhile waits for it, instead of making it again. */
export class Underway<T> {
  private readonly making = new Map<string, Promise<T>>();

  of(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.making.get(key);
    if (known) return known;
    const made = make().finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }
}
