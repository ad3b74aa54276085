/** Templates: recommended from a transcript, and used to make a document. */
import { z } from 'zod';
import { generated, generationFields, money, transcription } from './document.ts';
import { endpoint } from './endpoint.ts';

export const templateMessages = { notFound: 'This template does not exist or was deleted.' } as const;

export const templateSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  averageAmount: money.nullable(),
  usageCount: z.int(),
  tags: z.array(z.string()),
});

export const templateEndpoints = {
  recommendTemplates: endpoint({
    method: 'POST',
    path: '/api/template-recommendations',
    summary: 'Templates that fit what was said',
    access: 'user',
    body: z.strictObject({ transcription }),
    response: z.object({
      analysis: z.object({
        category: z.string().nullable(),
        industry: z.string().nullable(),
        projectType: z.string().nullable(),
      }),
      /** confidence: whole percent. */
      recommendations: z.array(z.object({ confidence: z.int(), template: templateSummary })),
    }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/templates',
    summary: 'Make a template of a document: its steps, lines, terms and notes, without prices, dates or names',
    access: 'user',
    body: z.strictObject({ documentId: z.string().max(100), name: z.string().trim().min(1).max(200).optional() }),
    response: templateSummary,
    status: 201,
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/api/templates/:id',
    summary: 'Delete a template of one’s own; documents made from it stay',
    access: 'user',
    params: z.object({ id: z.string() }),
    response: z.object({ id: z.string() }),
  }),
  useTemplate: endpoint({
    method: 'POST',
    path: '/api/use-template',
    summary: 'Make a document from a template and what was said',
    access: 'user',
    body: z.strictObject({
      templateId: z.string().max(100),
      customizations: z.strictObject({ originalTranscription: transcription }),
      ...generationFields,
    }),
    response: generated,
    status: 201,
  }),
};
