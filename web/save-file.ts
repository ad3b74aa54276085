/** Fetches a file and hands it to the browser to be saved: where a refusal has to be said instead of being saved as the file. */
import { ApiError } from './api.ts';

/** Throws ApiError for a refusal, TypeError without a connection. */
export async function saveFile(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const url = URL.createObjectURL(await response.blob());
  const link = window.document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('content-disposition')) ?? '';
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name that the server gives the file (RFC 6266). */
export function nameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Not encoded as it says: the plain name will do.
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null;
}
