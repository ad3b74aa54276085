import { CircleHelp } from 'lucide-react';
import type { Question } from '#engine/index.ts';
import { Button } from '#web/ui/button.tsx';
import { showAmount } from '#web/ui/format.ts';

interface QuestionListProps {
  questions: Question[];
  /** Without it the readings are only shown. */
  onAnswer?: (instruction: string) => void;
  /** What is right as it is needs no other answer. */
  onConfirm?: (answer: string) => void;
}

/** Doubts that move money, each with what it may mean and the total it would make. */
export function QuestionList({ questions, onAnswer, onConfirm }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2.5">
      {questions.map((question) => (
        <li key={`${question.about}|${question.because}`} className="rounded-control bg-attention-soft p-3.5">
          <p className="flex gap-2.5 font-medium text-[0.9375rem] leading-snug">
            <CircleHelp aria-hidden="true" className="mt-px size-5 shrink-0 text-attention" />
            <span>
              {question.about}
              <span className="mt-0.5 block font-normal text-ink-soft">{question.because}</span>
            </span>
          </p>
          {question.readings.length === 0 && question.answer && onAnswer && (
            <Button tone="text" className="mt-1 ml-5" onClick={() => question.answer && onAnswer(question.answer)}>
              Answer<span className="sr-only"> {question.about}</span>
            </Button>
          )}
          {question.readings.length > 0 && (question.of !== 'figure' || onConfirm) && (
            <ul className="mt-2 flex flex-col gap-1 pl-7.5">
              {question.readings.map((reading) => {
                const body = (
                  <>
                    <span className="min-w-0">{reading.value}</span>
                    <span className="figures shrink-0 text-ink-soft">
                      {reading.total === null ? '' : `Total ${showAmount(reading.total)}`}
                    </span>
                  </>
                );
                const choose = question.of === 'figure' ? onConfirm : onAnswer;
                return (
                  <li key={reading.value}>
                    {choose ? (
                      <button
                        type="button"
                        onClick={() => choose(reading.answer ?? `${question.about}: ${reading.value}`)}
                        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md bg-surface/70 px-3 text-left text-[0.9375rem] hover:bg-surface"
                      >
                        {body}
                      </button>
                    ) : (
                      <span className="flex justify-between gap-3 text-[0.9375rem]">{body}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
