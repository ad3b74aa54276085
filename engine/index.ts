/** The only door of the engine. */
export * from './document/business-document.ts';
export * from './present-document.ts';
