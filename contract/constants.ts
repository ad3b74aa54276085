/** Business constants of the specification, section 9: each stands here and nowhere else. */
export const trialDays = 7;
export const referredTrialDays = 14;
/** US dollars. */
export const monthlyPrice = '8.99';
/** A late payment keeps access for so long. */
export const overdueAccessDays = 7;
/** What a friend who pays brings. */
export const rewardDays = 30;
export const documentValidityDays = 30;
export const deletedDocumentDays = 30;
/** Between asking for an account's deletion and the deletion itself; all is gone within 30 days of the asking. */
export const deletionGraceDays = 14;
export const resetLinkMinutes = 30;
export const confirmLinkMinutes = 24 * 60;
export const exportKeptDays = 7;
export const minimumTranscriptLength = 10;
/** About an hour of talking. */
export const maximumTranscriptLength = 100_000;
export const logoSizeLimitBytes = 5 * 1024 * 1024;
export const shownTemplateTags = 3;
export const queryStaleMilliseconds = 300_000;
export const progressTickMilliseconds = 800;
export const afterSuccessMilliseconds = 500;
export const loginRedirectMilliseconds = 500;
export const demoMilliseconds = 2000;
export const afterSignupMilliseconds = 1500;
export const afterPaymentMilliseconds = 2000;
export const missingEmailMilliseconds = 2000;
export const toastMilliseconds = 5000;
export const speechLanguage = 'en-US';
