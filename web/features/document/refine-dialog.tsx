import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { Refinement } from './use-refine.ts';

interface RefineDialogProps {
  open: boolean;
  onClose: () => void;
  refinement: Refinement;
  /** What stands in the box when the dialog opens. */
  startWith: string;
}

const examples = ['Add a 10 percent discount', 'Make the labor 20 hours', 'Valid for 60 days', 'Make it friendlier'];

/** Changes a document by an instruction in plain words: says what would change and what would not, and stores it when that is wanted. */
export function RefineDialog({ open, onClose, refinement, startWith }: RefineDialogProps) {
  const [instructions, setInstructions] = useState(startWith);
  const box = useRef<HTMLTextAreaElement>(null);
  const { isPending, outcome } = refinement;
  const proposal = outcome?.proposal;
  const told = useRef<HTMLDivElement>(null);
  // On a phone what would change stands below the fold.
  useEffect(() => {
    if (outcome) told.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const change = (text: string) => {
    setInstructions(text);
    refinement.drop();
  };
  const close = () => {
    refinement.drop();
    onClose();
  };
  // The buttons that were pressed go away: the focus stays with what they were about.
  const keep = () =>
    refinement.keep({
      onKept: () => {
        setInstructions('');
        told.current?.focus();
      },
    });
  const undo = () => {
    told.current?.focus();
    refinement.undo();
  };
  const discard = () => {
    refinement.drop();
    box.current?.focus();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title="Refine Document"
      description="Say in your own words what should be different."
      initialFocus={box}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={close}>
            Close
          </Button>
          <Button
            tone={proposal ? 'secondary' : 'primary'}
            disabled={instructions.trim() === '' || isPending}
            onClick={() => refinement.propose(instructions)}
          >
            {isPending ? 'Refining…' : 'Refine Document'}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <TextAreaField
          ref={box}
          label="Instructions"
          rows={4}
          value={instructions}
          onChange={change}
          placeholder="Add haul-away at $80 and take off the travel"
          disabled={isPending}
        />
        <div className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              disabled={isPending}
              onClick={() => change(example)}
              className="min-h-11 rounded-full border border-line bg-surface px-3.5 text-[0.875rem] text-ink-soft hover:border-line-strong hover:text-ink"
            >
              {example}
            </button>
          ))}
        </div>
        <div ref={told} tabIndex={-1} aria-live="polite" className="outline-none">
          {outcome && (
            <div className="rounded-card border border-line bg-surface p-4">
              {outcome.changes.length > 0 && (
                <Outcome title={proposal ? 'This would change' : 'Changed'} texts={outcome.changes} good />
              )}
              {proposal && proposal.amount !== outcome.before.amount && (
                <p className="figures my-2 flex justify-between gap-3 border-line border-t border-dashed pt-2 font-semibold">
                  <span>Total</span>
                  <span>
                    <span className="font-normal text-ink-faint">{showAmount(outcome.before.amount)} →</span>{' '}
                    {showAmount(proposal.amount)}
                  </span>
                </p>
              )}
              {outcome.refused.length > 0 && <Outcome title="Not changed" texts={outcome.refused} />}
              {outcome.changes.length === 0 && outcome.refused.length === 0 && (
                <p className="text-ink-soft">Nothing had to change: the document says this already.</p>
              )}
              {proposal && (
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button disabled={isPending} onClick={keep}>
                    Keep Changes
                  </Button>
                  <Button tone="secondary" disabled={isPending} onClick={discard}>
                    Discard
                  </Button>
                </div>
              )}
              {!proposal && outcome.changes.length > 0 && (
                <Button tone="secondary" className="mt-3" disabled={isPending} onClick={undo}>
                  <Undo2 aria-hidden="true" />
                  Undo this change
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}

function Outcome({ title, texts, good = false }: { title: string; texts: string[]; good?: boolean }) {
  const Icon = good ? Check : X;
  return (
    <div className="mb-2 last:mb-0">
      <h3 className="font-semibold text-[0.9375rem]">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-ink-soft">
        {texts.map((text) => (
          <li key={text} className="flex gap-2">
            <Icon
              aria-hidden="true"
              className={good ? 'mt-1 size-4 shrink-0 text-action' : 'mt-1 size-4 shrink-0 text-attention'}
            />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
