/** The only door of the engine. */
export * from './calendar-day.ts';
export { nameMinimum } from './document/apply-minimum.ts';
export { applyTemplate, type TemplateBody } from './document/apply-template.ts';
export { nameShare } from './document/arithmetic.ts';
export { settleQuestions, withoutConfirmed } from './document/ask-questions.ts';
export * from './document/business-document.ts';
export { convertToInvoice } from './document/convert-to-invoice.ts';
export { copyContent } from './document/copy-content.ts';
export { type Draft, type DraftInput, draftDocument } from './document/draft-document.ts';
export * from './document/due-date.ts';
export {
  type Habit,
  type HabitAction,
  type HabitSuggestion,
  learnHabits,
  type PastDocument,
  suggestUsualLines,
} from './document/learn-habits.ts';
export * from './document/number-pattern.ts';
export { type Recommendations, recommendTemplates, type TemplateToMatch } from './document/recommend-templates.ts';
export { type Refined, type RefineInput, refineDocument } from './document/refine-document.ts';
export { type ReviewInput, reviewDocument } from './document/review-document.ts';
export { reviseDocument } from './document/revise-document.ts';
export { setValidity } from './document/set-validity.ts';
export { type OwnTemplate, templateFromDocument } from './document/template-from-document.ts';
export { recalculate, recalculateFrom, sumsOf } from './document/total-document.ts';
export { type BuiltEInvoice, buildEInvoice, type EInvoiceInput } from './e-invoice/build-e-invoice.ts';
export * from './e-invoice/e-invoice.ts';
export { writeCii } from './e-invoice/write-cii.ts';
export { writeUbl } from './e-invoice/write-ubl.ts';
export * from './money.ts';
export * from './present-document.ts';
export * from './presentation/choose-paper-colors.ts';
export { hasRareLetters } from './presentation/find-rare-letters.ts';
export * from './presentation/paper-designs.ts';
export type { ServiceQuestion, SpokenService, SpokenServices } from './services/finish-service.ts';
export { readServices } from './services/read-services.ts';
export { classifyTrade, type TradeAnswer, type TradeQuestion } from './trades/classify-trade.ts';
export { listPublicTemplates, type PublicTemplate } from './trades/public-templates.ts';
export { type TradeWords, trades } from './trades/trade-vocabulary.ts';
export type { Fact } from './transcript/fact.ts';
export { readFacts } from './transcript/read-facts.ts';
