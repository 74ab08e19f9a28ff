import pg from 'pg';

type Socket = { cork: () => void; uncork: () => void };

const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How long a visitor's question may wait for a connection or a lock, where nobody says otherwise. */
export const usualWaitSeconds = 4;

/**
 * Each bound a little wider than the one inside it: the database gives up first and says why. Where not even that
 * arrives the line is dead, and the last bound drops it with all who wait on it.
 */
const patience = (waitSeconds: number) =>
  ({
    ...keptAlive,
    connectionTimeoutMillis: waitSeconds * 1000,
    lock_timeout: waitSeconds * 1000,
    statement_timeout: (waitSeconds + 1) * 1000,
    query_timeout: (waitSeconds + 2) * 1000,
    idle_in_transaction_session_timeout: (waitSeconds + 4) * 1000,
  }) satisfies pg.ClientConfig;

type Opening<C> = { config: C; waitSeconds: number; onError: (cause: Error) => void };

/**
 * Sends what is asked in one turn of the event loop with one write and does not wait for an answer before the next
 * question: each write wakes the database, and that costs more than most of our questions.
 */
class PipelinedClient extends pg.Client {
  #gathering = false;

  constructor(config: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
    // Whoever waits for an answer gets the error; without a listener it would end the process as well.
    this.on('error', () => {});
    // There are a dozen ways to call it, and all of them go on unchanged.
    const send = this.query.bind(this) as (...given: unknown[]) => Promise<unknown>;
    const gatherAndSend = (...given: unknown[]) => {
      this.#gather();
      const answer = send(...given);
      if ((given[0] as { text?: string }).text !== 'begin') return answer;
      // It fails only with its connection, and then whatever follows fails too: nobody has to wait for it.
      answer.catch(() => {});
      return Promise.resolve({ rows: [] });
    };
    this.query = gatherAndSend as typeof this.query;
  }

  #gather() {
    if (this.#gathering) return;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    this.#gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

export const openPool = ({ config, waitSeconds, onError }: Opening<pg.PoolConfig>): pg.Pool => {
  const bounded = { ...patience(waitSeconds), ...config, Client: PipelinedClient };
  const pool = new pg.Pool(bounded as unknown as pg.PoolConfig);
  // A connection that breaks while idle is replaced by the pool.
  pool.on('error', onError);
  return pool;
};

/** For work that takes as long as it takes, such as a migration, or waiting until another server has done it. */
export async function openWithoutTimeout(connectionString: string): Promise<pg.Client> {
  const client = new PipelinedClient({ ...keptAlive, connectionString });
  await client.connect();
  return client;
}

type Ask = (question: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>;

const linesMost = 4;
/** The next line is taken when so many wait on this one: together they travel cheaper, but not behind a long answer. */
const waitingMost = 8;

type Line = { client: Promise<pg.Client>; waiting: number };

/** A few connections for everybody: short questions of many callers travel together. Not for transactions. */
export function openShared({ config, waitSeconds, onError }: Opening<pg.ClientConfig>) {
  const lines = new Set<Line>();

  function openLine(): Line {
    const client = new PipelinedClient({ ...patience(waitSeconds), ...config });
    const line = { client: client.connect().then(() => client), waiting: 0 };
    const forget = () => lines.delete(line);
    client.on('end', forget);
    client.on('error', (cause) => {
      forget();
      onError(cause);
    });
    line.client.catch(forget);
    lines.add(line);
    return line;
  }

  function choose(): Line {
    const open = [...lines];
    const free = open.find((line) => line.waiting < waitingMost);
    if (free) return free;
    return open.length < linesMost ? openLine() : open.reduce((a, b) => (b.waiting < a.waiting ? b : a));
  }

  const query: Ask = async (question, values) => {
    const line = choose();
    line.waiting += 1;
    try {
      return await (await line.client).query(question, values);
    } finally {
      line.waiting -= 1;
    }
  };
  const end = async () => {
    await Promise.all([...lines].map(async (line) => (await line.client).end()));
  };
  return { query, end };
}
