import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { ApiError, linkTo, messageOf } from '#web/api.ts';

/** Why the server makes no PDF of this document, in its own words; null where it makes one. Rejects without an answer. */
export async function findPdfRefusal(id: string): Promise<string | null> {
  const response = await fetch(linkTo(documentEndpoints.getDocumentPdf, { params: { id } }));
  if (response.ok) {
    // The page itself is shown or saved by the browser; the server has it in memory now.
    await response.body?.cancel();
    return null;
  }
  return messageOf(new ApiError(response.status, await response.text()), documentMessages.pdfFailed);
}
