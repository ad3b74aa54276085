/** /api/docs: the calls as a page to read; /api/openapi.json: the same for programs. */
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { version } from '#server/project-root.ts';
import { describeApi } from './openapi.ts';

export async function serveDocs(app: FastifyInstance) {
  const description = describeApi(version);
  const text = JSON.stringify(description);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: description as unknown as OpenAPIV3.Document },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Quotewright API' },
    uiConfig: { defaultModelsExpandDepth: -1 },
  });
}
