import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ServiceRecord } from '#contract/service.ts';
import { api, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ServiceForm } from './service-form.tsx';
import { servicesQuery } from './service-queries.ts';
import { showRates } from './show-rates.ts';

export function ServicesPanel() {
  const { data: services, isError, refetch } = useQuery(servicesQuery);
  const [edited, setEdited] = useState<ServiceRecord | null>(null);
  const [doomed, setDoomed] = useState<ServiceRecord | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: servicesQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => api.deleteService({ params: { id } }),
    onSuccess: () => {
      showToast('Success', 'Service deleted!');
      return refresh();
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete service. Please try again.')),
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section aria-labelledby="add-service" className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 id="add-service" className="mb-4 font-semibold text-lg">
          Add New Service
        </h2>
        <ServiceForm service={null} onSaved={refresh} />
      </section>
      <section aria-labelledby="your-services" className="overflow-hidden rounded-card border border-line bg-surface">
        <h2 id="your-services" className="border-line border-b px-4 py-3.5 font-semibold text-lg sm:px-5">
          Your Services
        </h2>
        {services ? (
          services.length > 0 ? (
            <ul className="divide-y divide-line">
              {services.map((service) => (
                <li key={service.id} className="flex items-start gap-2 py-3 pr-2 pl-4 sm:pl-5">
                  <div className="min-w-0 flex-1 py-1">
                    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                      <span className="font-semibold">{service.name}</span>
                      {service.category && (
                        <span className="rounded-full bg-sunken px-2.5 text-[0.8125rem] text-ink-soft">
                          {service.category}
                        </span>
                      )}
                    </p>
                    {service.description && (
                      <p className="mt-0.5 text-[0.9375rem] text-ink-faint">{service.description}</p>
                    )}
                    <p className="figures mt-1 flex flex-wrap gap-x-4 font-medium">
                      {showRates(service).map((rate) => (
                        <span key={rate}>{rate}</span>
                      ))}
                    </p>
                  </div>
                  <Button tone="quiet" size="icon" title="Edit" onClick={() => setEdited(service)}>
                    <Pencil aria-hidden="true" />
                    <span className="sr-only">Edit {service.name}</span>
                  </Button>
                  <Button tone="dangerQuiet" size="icon" title="Delete" onClick={() => setDoomed(service)}>
                    <Trash2 aria-hidden="true" />
                    <span className="sr-only">Delete {service.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mx-auto max-w-sm px-6 py-14 text-center text-ink-soft">
              No services added yet. Add your first service above!
            </p>
          )
        ) : isError ? (
          <div className="p-4">
            <Notice tone="danger" role="alert">
              <p>Your services could not be loaded. Check your connection and try again.</p>
              <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
                Try again
              </Button>
            </Notice>
          </div>
        ) : (
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        )}
      </section>
      {edited && (
        <Modal open onClose={() => setEdited(null)} title="Edit Service">
          <div className="p-4 sm:p-5">
            <ServiceForm
              service={edited}
              onSaved={() => {
                setEdited(null);
                return refresh();
              }}
            />
          </div>
        </Modal>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete this service?"
        message={`“${doomed?.name ?? ''}” leaves your price list. Documents that used it stay as they are.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </div>
  );
}
