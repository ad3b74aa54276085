/** How figures and dates are shown: en-US, dollars, "N/A" for what is missing. */

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,234.50" from decimal text or a number; "N/A" when missing or not numeric. */
export function showAmount(amount: string | number | null | undefined): string {
  if (amount === null || amount === undefined || (typeof amount === 'string' && amount.trim() === '')) return 'N/A';
  const value = Number(amount);
  return Number.isFinite(value) ? dollars.format(value) : 'N/A';
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 20, 2026" where the person is, from an ISO date-time. */
export const showDate = (iso: string): string => day.format(new Date(iso));

/** Today where the person is, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "1 Document", "3 Documents" */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** "quote" → "Quote" */
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "November 20, 2026" where the person is, from an ISO date-time. */
export const showLongDay = (iso: string): string => longDay.format(new Date(iso));

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 20, 2026, 3:05 PM" where the person is, from an ISO date-time. */
export const showDateAndTime = (iso: string): string => dayAndTime.format(new Date(iso));

/** "12 KB", "3.4 MB" */
export function showBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
