import { QuestionList } from '#web/features/document/question-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Understanding } from './understand.ts';
import { understoodFacts, understoodLines } from './understood.ts';

const example =
  'Quote for Mrs. Johnson at 18 Mill Road. Paint the living room and the hallway, two coats. 16 hours at $65 an hour, materials are $450. Half down to start.';

interface UnderstandingSlipProps {
  understanding: Understanding | null;
  hasWords: boolean;
  /** Fills in an example. */
  onExample: (text: string) => void;
}

/** A slip from the quote pad that fills in while the person talks. */
export function UnderstandingSlip({ understanding, hasWords, onExample }: UnderstandingSlipProps) {
  return (
    <aside
      aria-labelledby="slip-heading"
      className="flex flex-col border-line border-t bg-sunken p-4 sm:p-6 lg:border-t-0 lg:border-l"
    >
      <h3 id="slip-heading" className="eyebrow">
        Understood so far
      </h3>
      {understanding && hasWords ? (
        <Filled {...understanding} />
      ) : (
        <Blank onExample={onExample} offersExample={!hasWords} />
      )}
    </aside>
  );
}

function Filled({ content, questions, total }: Understanding) {
  const lines = understoodLines(content);
  const facts = understoodFacts(content);
  return (
    <>
      <div className="torn mt-3 bg-surface px-4 pt-4 pb-7">
        <p className="font-semibold leading-snug">{content.title}</p>
        {facts.length > 0 && (
          <dl className="mt-2 flex flex-col gap-0.5 text-[0.9375rem]">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex gap-2">
                <dt className="shrink-0 text-ink-faint">{label}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {lines.length > 0 && (
          <ul className="mt-3 border-line border-t border-dashed text-[0.9375rem]">
            {lines.map((line, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same.
                key={index}
                className="flex items-baseline justify-between gap-3 border-line border-b border-dashed py-2"
              >
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                  <span>
                    {line.label}
                    {line.optional && <span className="text-ink-faint"> (optional)</span>}
                  </span>
                  {line.chip && (
                    <span className="whitespace-nowrap figures rounded-full bg-action-soft px-2 py-px font-medium text-[0.8125rem] text-action">
                      {line.chip}
                    </span>
                  )}
                </span>
                <span className={joinClasses('figures shrink-0 text-right', line.optional && 'text-ink-faint')}>
                  {line.value}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex items-baseline justify-between gap-3">
          <span className="font-semibold">{total?.label ?? 'Total'}</span>
          <output className={total ? 'figures display text-2xl' : 'text-ink-faint'}>
            {total?.value ?? 'To be priced'}
          </output>
        </div>
      </div>
      {questions.length > 0 && (
        <div className="mt-4">
          <QuestionList questions={questions} />
        </div>
      )}
    </>
  );
}

const hints = [
  ['Who it is for', '“Quote for Mrs. Johnson”'],
  ['The work', '“paint the living room, two coats”'],
  ['Time and rate', '“16 hours at $65 an hour”'],
  ['Materials and extras', '“materials $450, half down”'],
];

function Blank({ onExample, offersExample }: { onExample: (text: string) => void; offersExample: boolean }) {
  return (
    <div className="torn mt-3 bg-surface px-4 pt-4 pb-7">
      <p className="text-[0.9375rem] text-ink-soft">
        Prices appear here while you talk. Only numbers that you say, or that stand in your price list.
      </p>
      <dl className="mt-3 border-line border-t border-dashed text-[0.9375rem]">
        {hints.map(([what, words]) => (
          <div key={what} className="border-line border-b border-dashed py-2">
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-faint">{words}</dd>
          </div>
        ))}
      </dl>
      {offersExample && (
        <Button tone="text" className="-ml-2 mt-2" onClick={() => onExample(example)}>
          Fill in an example
        </Button>
      )}
    </div>
  );
}
