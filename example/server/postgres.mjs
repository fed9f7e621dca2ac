// A store that several servers share: PostgreSQL.
import { schema } from './schema.mjs';
import { busy } from './together.mjs';

const MOST_CONNECTIONS = 10;
/** When so much waits for a connection, the rest is refused: it would wait for longer than clients do. */
const MOST_WAITING = 1000;
/** Each connection remembers so many statements; others are planned each time. */
const MOST_PREPARED = 300;
const REPORT_MS = 1000;
/** Any number: servers that start together create the tables one after the other. */
const SCHEMA_LOCK = 5180;

/**
 * @param {string} url such as postgres://user:password@host/database
 * @returns {Promise<import('./store.mjs').Store>}
 */
export async function openPostgres(url) {
  const { default: pg } = await import('pg');
  // Ids and counts are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    // A call that hangs must not keep its connection for ever.
    query_timeout: 20_000,
  });
  // An idle connection that breaks is replaced at the next call; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));

  let reportedAt = 0;
  /** Turns the loss of the database into an error that has clients come back later. @param {any} error @returns {never} */
  function refuse(error) {
    // Those of its own have a code; these classes say that it ends, starts, or is full.
    if (error instanceof pg.DatabaseError && !/^(08|53|57P)/.test(error.code ?? '')) throw error;
    if (Date.now() - reportedAt > REPORT_MS) console.error(`PostgreSQL: ${error.message}`);
    reportedAt = Date.now();
    throw busy('The server cannot reach its database: try again in a moment.');
  }

  /** `?` as PostgreSQL writes it: $1, $2. A statement with a name is planned once. @type {Map<string, { name: string, text: string }>} */
  const prepared = new Map();
  const prepare = (/** @type {string} */ sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    let at = 0;
    const text = sql.replaceAll('?', () => `$${++at}`);
    if (prepared.size >= MOST_PREPARED) return { text };
    const own = { name: `s${prepared.size}`, text };
    prepared.set(sql, own);
    return own;
  };
  /** @param {Pick<import('pg').Pool, 'query'>} on @returns {import('./store.mjs').All} */
  const allOn =
    (on) =>
    async (sql, ...values) => {
      if (pool.waitingCount >= MOST_WAITING) throw busy();
      // Only a text without values may have several statements.
      const query = values.length ? { ...prepare(sql), values } : sql;
      return (await on.query(query).catch(refuse)).rows;
    };

  const store = {
    isShared: true,
    forUpdate: 'FOR UPDATE',
    all: allOn(pool),
    /** @template T @param {(tx: import('./store.mjs').Tx) => Promise<T>} work */
    async write(work) {
      if (pool.waitingCount >= MOST_WAITING) throw busy();
      const client = await pool.connect().catch(refuse);
      let isBroken = false;
      try {
        await client.query('BEGIN').catch(refuse);
        const result = await work({ all: allOn(client) });
        await client.query('COMMIT').catch(refuse);
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
  await store.write(async ({ all }) => {
    await all('SELECT pg_advisory_xact_lock(?)', SCHEMA_LOCK);
    await all(schema({ id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', bytes: 'BYTEA' }));
  });
  return store;
}
