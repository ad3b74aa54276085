/** The price list as a table that `readRows` reads back without a change. */
import { byteOrderMark, csvRecord } from '#server/files/write-csv.ts';
import { columns } from './read-rows.ts';
import type { Service } from './store.ts';

export const writeServicesCsv = (services: readonly Service[]): string =>
  byteOrderMark +
  csvRecord(columns.map(([, label]) => label)) +
  services
    .map((service) =>
      csvRecord(
        columns.map(([field]) =>
          field === 'hourlyRate' || field === 'fixedRate' ? { figure: service[field] } : service[field],
        ),
      ),
    )
    .join('');
