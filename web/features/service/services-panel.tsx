import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, FolderDown, Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ServiceRecord } from '#contract/service.ts';
import { serviceEndpoints } from '#contract/service.ts';
import { serviceImportEndpoints } from '#contract/service-import.ts';
import { callApi, linkTo, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServiceList } from './service-list.tsx';
import { servicesQuery } from './service-queries.ts';

/** With the part of the engine that reads prices: loaded where it is used. */
const TalkDialog = lazy(() =>
  import('./talk-dialog.tsx').then(({ TalkDialog: component }) => ({ default: component })),
);

export function ServicesPanel() {
  const { data: services, isError, refetch } = useQuery(servicesQuery);
  const [edited, setEdited] = useState<ServiceRecord | null>(null);
  const [doomed, setDoomed] = useState<ServiceRecord | null>(null);
  const [imports, setImports] = useState(false);
  const [talks, setTalks] = useState(false);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: servicesQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(serviceEndpoints.deleteService, { params: { id } }),
    onSuccess: () => {
      showToast('Success', 'Service deleted!');
      return refresh();
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete service. Please try again.')),
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section aria-labelledby="add-service" className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 id="add-service" className="font-semibold text-lg">
          Add New Service
        </h2>
        <Button tone="secondary" className="mt-3 mb-5 w-full" onClick={() => setTalks(true)}>
          <Mic aria-hidden="true" />
          Add by Talking
        </Button>
        <ServiceForm service={null} onSaved={refresh} />
      </section>
      <section aria-labelledby="your-services" className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-1 border-line border-b py-1 pr-2 pl-4 sm:pl-5">
          <h2 id="your-services" className="mr-auto py-2 font-semibold text-lg">
            Your Services
            {services && services.length > 0 && (
              <span className="figures ml-2 font-normal text-[0.9375rem] text-ink-faint">
                {services.length.toLocaleString('en-US')}
              </span>
            )}
          </h2>
          <Button tone="quiet" className="max-sm:px-2" onClick={() => setImports(true)}>
            <FileUp aria-hidden="true" className="max-sm:hidden" />
            Import
          </Button>
          {services && services.length > 0 && (
            <a
              href={linkTo(serviceImportEndpoints.exportServicesCsv)}
              download
              className={buttonClass('quiet', 'medium', 'max-sm:px-2')}
            >
              <FolderDown aria-hidden="true" className="max-sm:hidden" />
              Export
            </a>
          )}
        </div>
        {services ? (
          services.length > 0 ? (
            <ServiceList services={services} onEdit={setEdited} onDelete={setDoomed} />
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
      {talks && services && (
        <Suspense>
          <TalkDialog services={services} onClose={() => setTalks(false)} onSaved={refresh} />
        </Suspense>
      )}
      <ImportDialog open={imports} onClose={() => setImports(false)} onImported={refresh} />
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
