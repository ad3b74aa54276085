import { Trash2 } from 'lucide-react';
import type { ServiceRecord } from '#contract/service.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import { showRates } from './show-rates.ts';
import { answerRow, editRow, faultsOf, makeHourly, type SpokenRow } from './spoken-services.ts';

interface SpokenServiceRowProps {
  row: SpokenRow;
  /** As people count: from 1. */
  number: number;
  services: ServiceRecord[];
  disabled: boolean;
  onChange: (row: SpokenRow) => void;
  onRemove: () => void;
}

/** One service as it was understood, with the words it comes from and what is still to be answered. */
export function SpokenServiceRow({ row, number, services, disabled, onChange, onRemove }: SpokenServiceRowProps) {
  const faults = faultsOf(row);
  const field = (name: 'name' | 'description' | 'hourlyRate' | 'fixedRate' | 'unit', label: string) => ({
    label: (
      <>
        {label}
        <span className="sr-only"> of service {number}</span>
      </>
    ),
    smallLabel: true,
    value: row[name],
    onChange: (value: string) => onChange(editRow(row, { [name]: value }, services)),
    error: faults[name],
    disabled,
  });
  const price = { inputMode: 'decimal', inputClassName: 'figures text-right', placeholder: '0.00' } as const;
  return (
    <li className="rounded-card border border-line bg-surface p-3.5">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 break-words py-2.5 text-[0.875rem] text-ink-faint">“{row.said}”</p>
        <Button tone="quiet" size="icon" disabled={disabled} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          <span className="sr-only">Leave out {row.name || `service ${number}`}</span>
        </Button>
      </div>
      {row.questions.map((question) => (
        <div key={question.text} className="mb-2.5 rounded-control bg-attention-soft px-3 py-2.5 text-[0.9375rem]">
          <p>{question.text}</p>
          {question.of === 'unit' ? (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button tone="secondary" disabled={disabled} onClick={() => onChange(makeHourly(row, services))}>
                For an hour
              </Button>
              <Button
                tone="secondary"
                disabled={disabled}
                onClick={() => onChange(answerRow(row, question, row.fixedRate, services))}
              >
                For the whole job
              </Button>
            </div>
          ) : (
            question.readings.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-2">
                {question.readings.map((reading) => (
                  <Button
                    key={reading}
                    tone="secondary"
                    className="figures"
                    disabled={disabled}
                    onClick={() => onChange(answerRow(row, question, reading, services))}
                  >
                    {showAmount(reading)}
                  </Button>
                ))}
              </div>
            )
          )}
        </div>
      ))}
      <div className="grid grid-cols-6 gap-2">
        <TextField className="col-span-6" {...field('name', 'Name')} />
        <TextField className="col-span-2" {...price} {...field('hourlyRate', 'Per hour ($)')} />
        <TextField className="col-span-2" {...price} {...field('fixedRate', 'Fixed ($)')} />
        <TextField className="col-span-2" placeholder="each" maxLength={40} {...field('unit', 'Unit')} />
        <TextField className="col-span-6" {...field('description', 'Description')} />
      </div>
      {row.known && (
        <div className="mt-1">
          <CheckboxField
            label={
              <span>
                Change the one you have{' '}
                <span className="figures text-ink-faint">({showRates(row.known).join(', ') || 'no price'})</span>
              </span>
            }
            checked={row.replaces}
            onChange={(replaces) => onChange(editRow(row, { replaces }, services))}
            disabled={disabled}
          />
        </div>
      )}
    </li>
  );
}
