/** The only door of the engine. */
export * from './calendar-day.ts';
export { applyTemplate, type TemplateBody } from './document/apply-template.ts';
export * from './document/business-document.ts';
export { convertToInvoice } from './document/convert-to-invoice.ts';
export { type Draft, type DraftInput, draftDocument } from './document/draft-document.ts';
export { type Recommendations, recommendTemplates, type TemplateToMatch } from './document/recommend-templates.ts';
export { type Refined, type RefineInput, refineDocument } from './document/refine-document.ts';
export { type ReviewInput, reviewDocument } from './document/review-document.ts';
export { recalculate } from './document/total-document.ts';
export * from './money.ts';
export * from './present-document.ts';
export * from './presentation/choose-paper-colors.ts';
export { classifyTrade, type TradeAnswer, type TradeQuestion } from './trades/classify-trade.ts';
export { listPublicTemplates, type PublicTemplate } from './trades/public-templates.ts';
export { type TradeWords, trades } from './trades/trade-vocabulary.ts';
export type { Fact } from './transcript/fact.ts';
export { readFacts } from './transcript/read-facts.ts';
