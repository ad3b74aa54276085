import type { SpokenService } from '#engine/index.ts';
import { showRates } from './show-rates.ts';

/** What was understood so far, while the person still talks. */
export function HeardServices({ services }: { services: SpokenService[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-label="Understood so far" aria-live="polite">
      <h3 className="mb-1.5 font-semibold text-[0.9375rem]">Understood so far</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-3.5">
        {services.map((service) => (
          <li key={service.said.start} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words font-medium">{service.name || 'Without a name'}</span>
            <span className="figures">
              {showRates(service).join(', ')}
              {service.questions.length > 0 && <span className="ml-2 text-attention">To be checked</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
