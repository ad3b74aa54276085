/** The demo's sample quotes: chosen by a keyword, made without any server, and labeled as samples wherever they are shown. */

export interface DemoQuote {
  title: string;
  priceRange: string;
  timeline: string;
}

const samples: { keywords: RegExp; quote: DemoQuote }[] = [
  { keywords: /paint/i, quote: { title: 'Interior Painting', priceRange: '$800 – $2,400', timeline: '2–4 days' } },
  { keywords: /plumb|pipe/i, quote: { title: 'Plumbing Service', priceRange: '$200 – $850', timeline: '1–2 days' } },
  {
    keywords: /electric|wiring/i,
    quote: { title: 'Electrical Work', priceRange: '$300 – $1,200', timeline: '1–3 days' },
  },
  { keywords: /clean/i, quote: { title: 'Cleaning Service', priceRange: '$150 – $450', timeline: '1 day' } },
];

const otherwise: DemoQuote = { title: 'Professional Service', priceRange: '$250 – $1,500', timeline: '1–5 days' };

/** The sample for what was said; the first keyword in the list decides. */
export const demoQuoteFor = (words: string): DemoQuote =>
  samples.find(({ keywords }) => keywords.test(words))?.quote ?? otherwise;
