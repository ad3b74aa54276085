import { Popover } from '@base-ui/react/popover';
import type { Explanation } from './explain-amount.ts';

interface ExplainedFigureProps {
  /** What the figure is of, for screen readers. */
  label: string;
  value: string;
  explanation: () => Explanation;
}

/** A figure that, tapped, shows the words, the price-list service or the sum it comes from. */
export function ExplainedFigure({ label, value, explanation }: ExplainedFigureProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="paper-figure">
        {value}
        <span className="sr-only">, {label}: where does this come from?</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="z-60">
          <Popover.Popup className="w-[min(21rem,calc(100vw-1.5rem))] rounded-card border border-line bg-surface p-4 text-[0.9375rem] text-ink shadow-sheet outline-none transition duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            <ExplanationText {...explanation()} value={value} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ExplanationText({ title, sentences, quotes, sum, value }: Explanation & { value: string }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <Popover.Title className="font-semibold">{title}</Popover.Title>
        <span className="figures font-semibold">{value}</span>
      </div>
      {quotes.map((quote) => (
        <blockquote
          key={`${quote.before}${quote.words}`}
          className="mt-2 border-line-strong border-l-2 pl-3 text-ink-faint leading-relaxed"
        >
          {quote.before}
          <mark className="rounded-sm bg-action-soft px-0.5 font-medium text-ink">{quote.words}</mark>
          {quote.after}
        </blockquote>
      ))}
      {sentences.map((sentence) => (
        <p key={sentence} className="figures mt-2 text-ink-soft">
          {sentence}
        </p>
      ))}
      {sum.length > 0 && (
        <dl className="figures mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-ink-soft">
          {sum.map(({ label, value: part }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same.
            <div key={index} className="contents">
              <dt className="min-w-0 truncate">{label}</dt>
              <dd className="text-right">{part}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
