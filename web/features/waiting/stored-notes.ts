/** Documents that were stored with other figures than the device showed: said until the person has seen it. */

export interface StoredNote {
  /** Of the stored document. */
  id: string;
  number: string;
  title: string;
  difference: string;
}

let notes: StoredNote[] = [];
const listeners = new Set<() => void>();

const change = (next: StoredNote[]) => {
  notes = next;
  for (const listener of listeners) listener();
};

export const storedNotes = {
  get: () => notes,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  add: (note: StoredNote) => change([...notes.filter(({ id }) => id !== note.id), note]),
  dismiss: (id: string) => change(notes.filter((note) => note.id !== id)),
};
