import { useQuery } from '@tanstack/react-query';
import { sellerQuery } from './e-invoice-queries.ts';
import { SellerForm } from './seller-form.tsx';

/** The settings' card. Nothing is shown until it has loaded. */
export function SellerPanel() {
  const { data } = useQuery(sellerQuery);
  if (!data) return null;
  return (
    <section
      aria-labelledby="e-invoice-heading"
      className="flex max-w-3xl flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div>
        <h2 id="e-invoice-heading" className="font-semibold text-lg">
          E-invoices
        </h2>
        <p className="text-[0.9375rem] text-ink-faint">
          Needed only for invoices that a program at the other end reads (Factur-X, ZUGFeRD, UBL): your legal address
          and how the tax office knows you.
        </p>
      </div>
      <SellerForm seller={data} />
    </section>
  );
}
