/** The OpenAPI description of the contract: made from the same table that the server registers from. */
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/error.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return rest;
};

const json = (schema: unknown) => ({ 'application/json': { schema } });
const errorRef = json({ $ref: '#/components/schemas/Error' });

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function successOf({ response, produces, status, summary }: Endpoint) {
  if (produces === 'redirect') return { 302: { description: 'Leads on' } };
  if (produces)
    return { 200: { description: summary, content: { [produces]: { schema: { type: 'string', format: 'binary' } } } } };
  return {
    [status ?? 200]: { description: summary, ...(response ? { content: json(schemaOf(response, 'output')) } : {}) },
  };
}

function refusalsOf({ access, params, query, body }: Endpoint) {
  return {
    ...(params || query || body
      ? { 400: { description: 'Something that was sent cannot be used', content: errorRef } }
      : {}),
    ...(access === 'user' ? { 401: { description: 'Not signed in', content: errorRef } } : {}),
    ...(params ? { 404: { description: 'Does not exist, or belongs to somebody else', content: errorRef } } : {}),
    default: { description: 'Any other failure', content: errorRef },
  };
}

/** The whole document, as a plain object. */
export function describeApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2]],
      security: endpoint.access === 'user' ? [{ session: [] }] : [],
      parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
      ...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
      responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Quotewright', version, description: 'Talk through the job, hand over the quote.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by signing in; __Host-sid on https' },
      },
    },
  };
}
