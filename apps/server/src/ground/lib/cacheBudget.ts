import { LRUCache } from 'lru-cache';

/** What the caches of one name hold, and how many entries they have lost to the budget. */
export type CacheFigures = { entries: number; bytes: number; evicted: number };

export type BudgetFigures = CacheFigures & { limit: number; caches: Record<string, CacheFigures> };

export type CacheOptions<V> = {
  /** Roughly, without the key. */
  bytesOf: (value: V) => number;
  /** For how long an entry is good; without it, until it is deleted or evicted. */
  keepMs?: number | undefined;
};

type Key = string | number;
type Entry = {
  /** All entries of the cache it stands in. */
  beside: Map<Key, Entry>;
  figures: CacheFigures;
  key: Key;
  value: unknown;
  bytes: number;
  until: number;
};

export const megabyte = 2 ** 20;
export const usualCacheMb = 128;

/** What the maps and the entry itself take. */
const entryBytes = 250;

const keyBytes = (key: Key): number => (typeof key === 'string' ? key.length * 2 : 0);

/** One limit for all caches: the entry that was not used for the longest time goes first, whosever it is. */
export class CacheBudget {
  private readonly figuresOf = new Map<string, CacheFigures>();
  private byUse: LRUCache<Entry, Entry>;

  constructor(limit: number) {
    this.byUse = this.ordered(limit);
  }

  private ordered(limit: number): LRUCache<Entry, Entry> {
    return new LRUCache({
      // The library takes 0 for no limit at all.
      maxSize: Math.max(1, limit),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (entry, _, reason) => {
        if (reason === 'evict') entry.figures.evicted += 1;
        this.forget(entry);
      },
    });
  }

  private forget({ beside, figures, key, bytes }: Entry) {
    beside.delete(key);
    figures.entries -= 1;
    figures.bytes -= bytes;
  }

  /** Caches of the same name are counted together: each company has its own. */
  open<K extends Key, V>(name: string, options: CacheOptions<V>): Cache<K, V> {
    const figures = this.figuresOf.get(name) ?? { entries: 0, bytes: 0, evicted: 0 };
    this.figuresOf.set(name, figures);
    return new Cache(this, figures, options);
  }

  /** What is larger than the whole budget is not kept. */
  put(entry: Entry) {
    if (entry.bytes > this.byUse.maxSize) return;
    entry.beside.set(entry.key, entry);
    entry.figures.entries += 1;
    entry.figures.bytes += entry.bytes;
    this.byUse.set(entry, entry);
  }

  use = (entry: Entry) => this.byUse.get(entry);
  drop = (entry: Entry) => this.byUse.delete(entry);

  limitTo(bytes: number) {
    const oldestFirst = [...this.byUse.rkeys()];
    this.byUse.clear();
    this.byUse = this.ordered(bytes);
    for (const entry of oldestFirst) this.put(entry);
  }

  figures(): BudgetFigures {
    const all = [...this.figuresOf];
    return {
      limit: this.byUse.maxSize,
      entries: this.byUse.size,
      bytes: this.byUse.calculatedSize,
      evicted: all.reduce((sum, [, each]) => sum + each.evicted, 0),
      caches: Object.fromEntries(all.map(([name, each]) => [name, { ...each }])),
    };
  }
}

/** A part of the budget with keys of its own. */
export class Cache<K extends Key, V> {
  private readonly entries = new Map<Key, Entry>();
  private readonly budget: CacheBudget;
  private readonly figures: CacheFigures;
  private readonly options: CacheOptions<V>;

  constructor(budget: CacheBudget, figures: CacheFigures, options: CacheOptions<V>) {
    this.budget = budget;
    this.figures = figures;
    this.options = options;
  }

  get size(): number {
    return this.entries.size;
  }

  private find(key: K): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && (entry.until === Infinity || entry.until > Date.now()) ? entry : undefined;
  }

  get(key: K): V | undefined {
    const entry = this.find(key);
    if (entry) this.budget.use(entry);
    return entry?.value as V | undefined;
  }

  /** As `get`, but does not count as a use. */
  peek = (key: K): V | undefined => this.find(key)?.value as V | undefined;

  set(key: K, value: V) {
    const { bytesOf, keepMs = Infinity } = this.options;
    this.delete(key);
    this.dropStale();
    const bytes = entryBytes + keyBytes(key) + Math.ceil(bytesOf(value));
    const until = Date.now() + keepMs;
    this.budget.put({ beside: this.entries, figures: this.figures, key, value, bytes, until });
  }

  /** For a value that has grown since it was set. */
  measureAgain(key: K) {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.budget.drop(entry);
    entry.bytes = entryBytes + keyBytes(key) + Math.ceil(this.options.bytesOf(entry.value as V));
    this.budget.put(entry);
  }

  /** All entries are good for equally long, so those that are over stand first. */
  private dropStale() {
    if (this.options.keepMs === undefined) return;
    const now = Date.now();
    for (const entry of this.entries.values()) {
      if (entry.until > now) return;
      this.budget.drop(entry);
    }
  }

  delete(key: K) {
    const entry = this.entries.get(key);
    if (entry) this.budget.drop(entry);
  }

  clear() {
    for (const entry of [...this.entries.values()]) this.budget.drop(entry);
  }
}

/** The budget of this process; `CACHE_MB` sets its limit. */
export const cacheBudget = new CacheBudget(usualCacheMb * megabyte);
