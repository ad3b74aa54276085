/** Shown on every empty list of documents. */
export const noDocumentsText = 'No documents yet. Create your first quote or bid using voice dictation!';
