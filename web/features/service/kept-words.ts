/** Words of a price list that was not saved yet: they outlive a reload, on this device only. */
const nameOf = (userId: string) => `quotewright.services.${userId}`;

export function keptWords(userId: string): string {
  try {
    return localStorage.getItem(nameOf(userId)) ?? '';
  } catch {
    return '';
  }
}

/** Forgets them when there are none. A device that forbids it only keeps nothing. */
export function keepWords(userId: string, words: string) {
  try {
    if (words.trim()) localStorage.setItem(nameOf(userId), words);
    else localStorage.removeItem(nameOf(userId));
  } catch {
    // Without room the words still stand in the open dialog.
  }
}
