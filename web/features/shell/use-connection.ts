import { useSyncExternalStore } from 'react';
import { connection } from '#web/connection.ts';

/** False while the server cannot be reached. */
export const useConnection = (): boolean => useSyncExternalStore(connection.subscribe, connection.get);
