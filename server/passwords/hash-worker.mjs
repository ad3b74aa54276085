/** A thread that hashes and compares passwords, behind everything else that the machine has to do. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), 10);
} catch {
  // Only Linux has priorities for threads; elsewhere a free core has to do.
}

parentPort.on('message', ({ password, against }) => {
  try {
    parentPort.postMessage({ result: against === null ? hashSync(password) : verifySync(against, password) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
