/** The price list: what the business sells. */
import type { FastifyInstance } from 'fastify';
import { serviceEndpoints } from '#contract/service.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/http/route.ts';
import { fieldsOf } from './fields-of.ts';
import { deleteService, insertService, listServices, updateService } from './store.ts';

const notFound = () => new AppError('NOT_FOUND', 'This service does not exist or was deleted.');

export function serviceRoutes(app: FastifyInstance, { database: { db }, now }: Deps) {
  route(app, serviceEndpoints.listServices, ({ userId }) => listServices(db, userId));

  route(app, serviceEndpoints.addService, ({ userId, body }) => insertService(db, userId, fieldsOf(body), now()));

  route(app, serviceEndpoints.updateService, async ({ userId, params, body }) => {
    const service = await updateService(db, userId, params.id, fieldsOf(body), now());
    if (!service) throw notFound();
    return service;
  });

  route(app, serviceEndpoints.deleteService, async ({ userId, params }) => {
    if (!(await deleteService(db, userId, params.id))) throw notFound();
    return { id: params.id };
  });
}
