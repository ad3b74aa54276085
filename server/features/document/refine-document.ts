/** Changes a document by an instruction in plain words. */
import { documentMessages } from '#contract/document.ts';
import { type CalendarDay, refineDocument as refineContent, settleQuestions, withoutConfirmed } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { refuseLocked, refuseStale, withContent } from './edit-document.ts';
import { readBusiness } from './read-business.ts';
import { changeDocument, type DocumentChange, findDocument, type StoredDocument } from './store.ts';

export interface Instruction {
  instructions: string;
  today: CalendarDay;
  expectedVersion?: number | undefined;
  /** To look at what would become of it: nothing is stored. */
  preview?: boolean | undefined;
}

export interface Refined {
  document: StoredDocument;
  /** What was changed, one sentence each. */
  changes: string[];
  /** What could not be done, and why; the document stays as it was in that respect. */
  refused: string[];
}

/** Throws AppError NOT_FOUND, or CONFLICT when the document is locked or was changed meanwhile. */
export async function refineDocument(
  db: Db,
  userId: UserId,
  id: string,
  { instructions, today, expectedVersion, preview = false }: Instruction,
  now: Date,
): Promise<Refined> {
  const before = await findDocument(db, userId, id);
  if (!before) throw new AppError('NOT_FOUND', documentMessages.notFound);
  refuseStale(before, expectedVersion);
  refuseLocked(before);
  const { change, changes, refused } =
    confirmed(before, instructions) ?? changed(before, instructions, today, await readBusiness(db, userId));
  if (!change) return { document: before, changes, refused };
  if (preview) return { document: { ...before, ...change }, changes, refused };
  const document = await db.transaction((tx) =>
    changeDocument(tx, userId, before, change, { kind: 'refined', details: { instructions, changes, refused }, now }),
  );
  if (!document) throw new AppError('CONFLICT', documentMessages.stale);
  return { document, changes, refused };
}

interface Changed extends Pick<Refined, 'changes' | 'refused'> {
  /** Null where nothing was changed. */
  change: DocumentChange | null;
}

/** One figure was looked at and is right: nothing but the question goes. Null where the instruction says no such thing. */
function confirmed({ questions }: StoredDocument, instructions: string): Changed | null {
  const left = withoutConfirmed(questions, instructions);
  return left && { change: { questions: left }, changes: ['Marked as checked'], refused: [] };
}

function changed(
  before: StoredDocument,
  instructions: string,
  today: CalendarDay,
  business: Awaited<ReturnType<typeof readBusiness>>,
): Changed {
  const { content, changes, refused } = calculate(() =>
    refineContent({ content: before.content, instructions, today, ...business }),
  );
  if (changes.length === 0) return { change: null, changes, refused };
  const next = storableContent({ ...content, quote_type: before.type });
  const questions = settleQuestions(before.questions, before.content, next);
  return { change: { ...withContent(next), questions }, changes, refused };
}
