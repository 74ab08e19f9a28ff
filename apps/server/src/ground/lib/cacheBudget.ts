import { LRUCache } from 'lru-cache';

/** What the caches of one name hold, and how many items they have lost to the budget. */
export type CacheFigures = { items: number; bytes: number; evicted: number };

export type BudgetFigures = CacheFigures & { limit: number; caches: Record<string, CacheFigures> };

export type CacheOptions<V> = {
  /** Roughly, without the key. */
  bytesOf: (value: V) => number;
  /** For how long an item is good; without it, until it is deleted or evicted. */
  keepMs?: number | undefined;
};

type Key = string | number;
type CachedItem = {
  /** All items of the cache it stands in. */
  beside: Map<Key, CachedItem>;
  figures: CacheFigures;
  key: Key;
  value: unknown;
  bytes: number;
  until: number;
};

export const megabyte = 2 ** 20;
export const usualCacheMb = 128;

/** What the maps and the item itself take. */
const itemBytes = 250;

const keyBytes = (key: Key): number => (typeof key === 'string' ? key.length * 2 : 0);

/** One limit for all caches: the item that was not used for the longest time goes first, whosever it is. */
export class CacheBudget {
  private readonly figuresOf = new Map<string, CacheFigures>();
  private byUse: LRUCache<CachedItem, CachedItem>;

  constructor(limit: number) {
    this.byUse = this.ordered(limit);
  }

  private ordered(limit: number): LRUCache<CachedItem, CachedItem> {
    return new LRUCache({
      // The library takes 0 for no limit at all.
      maxSize: Math.max(1, limit),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (item, _, reason) => {
        if (reason === 'evict') item.figures.evicted += 1;
        this.forget(item);
      },
    });
  }

  private forget({ beside, figures, key, bytes }: CachedItem) {
    beside.delete(key);
    figures.items -= 1;
    figures.bytes -= bytes;
  }

  /** Caches of the same name are counted together: each company has its own. */
  open<K extends Key, V>(name: string, options: CacheOptions<V>): Cache<K, V> {
    const figures = this.figuresOf.get(name) ?? { items: 0, bytes: 0, evicted: 0 };
    this.figuresOf.set(name, figures);
    return new Cache(this, figures, options);
  }

  /** What is larger than the whole budget is not kept. */
  put(item: CachedItem) {
    if (item.bytes > this.byUse.maxSize) return;
    item.beside.set(item.key, item);
    item.figures.items += 1;
    item.figures.bytes += item.bytes;
    this.byUse.set(item, item);
  }

  use = (item: CachedItem) => this.byUse.get(item);
  drop = (item: CachedItem) => this.byUse.delete(item);

  limitTo(bytes: number) {
    const oldestFirst = [...this.byUse.rkeys()];
    this.byUse.clear();
    this.byUse = this.ordered(bytes);
    for (const item of oldestFirst) this.put(item);
  }

  figures(): BudgetFigures {
    const all = [...this.figuresOf];
    return {
      limit: this.byUse.maxSize,
      items: this.byUse.size,
      bytes: this.byUse.calculatedSize,
      evicted: all.reduce((sum, [, each]) => sum + each.evicted, 0),
      caches: Object.fromEntries(all.map(([name, each]) => [name, { ...each }])),
    };
  }
}

/** A part of the budget with keys of its own. */
export class Cache<K extends Key, V> {
  private readonly items = new Map<Key, CachedItem>();
  private readonly budget: CacheBudget;
  private readonly figures: CacheFigures;
  private readonly options: CacheOptions<V>;

  constructor(budget: CacheBudget, figures: CacheFigures, options: CacheOptions<V>) {
    this.budget = budget;
    this.figures = figures;
    this.options = options;
  }

  get size(): number {
    return this.items.size;
  }

  private find(key: K): CachedItem | undefined {
    const item = this.items.get(key);
    return item && (item.until === Infinity || item.until > Date.now()) ? item : undefined;
  }

  get(key: K): V | undefined {
    const item = this.find(key);
    if (item) this.budget.use(item);
    return item?.value as V | undefined;
  }

  /** As `get`, but does not count as a use. */
  peek = (key: K): V | undefined => this.find(key)?.value as V | undefined;

  set(key: K, value: V) {
    const { bytesOf, keepMs = Infinity } = this.options;
    this.delete(key);
    this.dropStale();
    const bytes = itemBytes + keyBytes(key) + Math.ceil(bytesOf(value));
    const until = Date.now() + keepMs;
    this.budget.put({ beside: this.items, figures: this.figures, key, value, bytes, until });
  }

  /** For a value that has grown since it was set. */
  measureAgain(key: K) {
    const item = this.items.get(key);
    if (!item) return;
    this.budget.drop(item);
    item.bytes = itemBytes + keyBytes(key) + Math.ceil(this.options.bytesOf(item.value as V));
    this.budget.put(item);
  }

  /** All items are good for equally long, so those that are over stand first. */
  private dropStale() {
    if (this.options.keepMs === undefined) return;
    const now = Date.now();
    for (const item of this.items.values()) {
      if (item.until > now) return;
      this.budget.drop(item);
    }
  }

  delete(key: K) {
    const item = this.items.get(key);
    if (item) this.budget.drop(item);
  }

  clear() {
    for (const item of [...this.items.values()]) this.budget.drop(item);
  }
}

/** The budget of this process; `CACHE_MB` sets its limit. */
export const cacheBudget = new CacheBudget(usualCacheMb * megabyte);
