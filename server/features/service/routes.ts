/** The price list: what the business sells. */
import type { FastifyInstance } from 'fastify';
import { serviceEndpoints, serviceLimit, serviceMessages } from '#contract/service.ts';
import { importFileLimitBytes, serviceImportEndpoints } from '#contract/service-import.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import { addServices } from './add-services.ts';
import { fieldsOf } from './fields-of.ts';
import { importServices, previewImport } from './import-services.ts';
import { countServices, deleteService, insertService, listServices, updateService } from './store.ts';
import { writeServicesCsv } from './write-services.ts';

const notFound = () => new AppError('NOT_FOUND', serviceMessages.notFound);

export function serviceRoutes(app: FastifyInstance, { database: { db }, limits, now }: Deps) {
  route(app, serviceEndpoints.listServices, ({ userId }) => listServices(db, userId));

  route(app, serviceEndpoints.addService, async ({ userId, body }) => {
    if ((await countServices(db, userId)) >= serviceLimit) throw new AppError('CONFLICT', serviceMessages.tooMany);
    return insertService(db, userId, fieldsOf(body), now());
  });

  route(app, serviceEndpoints.addServices, ({ userId, body }) => addServices(db, userId, body.services, now()));

  route(app, serviceEndpoints.updateService, async ({ userId, params, body }) => {
    const service = await updateService(db, userId, params.id, fieldsOf(body), now());
    if (!service) throw notFound();
    return service;
  });

  route(app, serviceEndpoints.deleteService, async ({ userId, params }) => {
    if (!(await deleteService(db, userId, params.id))) throw notFound();
    return { id: params.id };
  });

  route(app, serviceImportEndpoints.exportServicesCsv, async ({ userId, reply }) => {
    await limits.count('export', userId);
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="services-${dayOf(now())}.csv"`)
      .send(writeServicesCsv(await listServices(db, userId)));
  });

  // The file travels as base64.
  const withFile = { bodyLimit: Math.ceil(importFileLimitBytes * 1.5) };

  route(
    app,
    serviceImportEndpoints.previewServiceImport,
    async ({ userId, body }) => {
      await limits.count('upload', userId);
      return previewImport(db, userId, body.file);
    },
    withFile,
  );

  route(
    app,
    serviceImportEndpoints.importServices,
    async ({ userId, body }) => {
      await limits.count('upload', userId);
      return importServices(db, userId, body.file, body.fingerprint, now());
    },
    withFile,
  );
}
