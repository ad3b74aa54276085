/** PGlite with two traps removed that its single connection sets. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';

const insideTransaction = new AsyncLocalStorage<true>();

const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '25P02';

export class GuardedPGlite extends PGlite {
  /** The outer database, used inside a transaction, would wait for ever for that transaction to end. */
  #refuseInsideTransaction() {
    if (insideTransaction.getStore())
      throw new Error('The outer database was used inside a transaction; use the transaction itself.');
  }

  /**
   * A multi-statement block of the job queue that fails leaves the one connection in an aborted transaction until the
   * queue has rolled it back; what stood in line behind it fails with 25P02 without having run. Once more is then enough.
   */
  async #again<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!isAborted(error)) throw error;
      return run();
    }
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions) {
    this.#refuseInsideTransaction();
    return this.#again(() => super.query<T>(query, params, options));
  }

  override async exec(query: string, options?: QueryOptions) {
    this.#refuseInsideTransaction();
    return this.#again(() => super.exec(query, options));
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>) {
    this.#refuseInsideTransaction();
    let started = false;
    const run = () =>
      super.transaction((tx) => {
        started = true;
        return insideTransaction.run(true, () => callback(tx));
      });
    try {
      return await run();
    } catch (error) {
      if (started || !isAborted(error)) throw error;
      return run();
    }
  }
}
