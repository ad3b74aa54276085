/** Templates: recommended from what was said, and used to make a document. */
import type { FastifyInstance } from 'fastify';
import { documentMessages } from '#contract/document.ts';
import { templateEndpoints, templateMessages } from '#contract/template.ts';
import { applyTemplate, recommendTemplates, templateFromDocument } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess } from '#server/features/account/require-access.ts';
import { generateOnce } from '#server/features/document/generate-once.ts';
import { presentGenerated } from '#server/features/document/present-record.ts';
import { readBusiness } from '#server/features/document/read-business.ts';
import { findDocument, insertVoiceSession } from '#server/features/document/store.ts';
import { route } from '#server/http/route.ts';
import { countUses, deleteTemplate, findTemplate, insertTemplate, listTemplates } from './store.ts';

const unused = { usageCount: 0, averageAmount: null };

export function templateRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    limits,
    now,
  } = deps;

  route(app, templateEndpoints.recommendTemplates, async ({ userId, body: { transcription } }) => {
    await requireAccess(db, userId, now());
    await limits.count('recommend', userId);
    await insertVoiceSession(db, userId, { transcription, documentId: null, now: now() });
    const [templates, business, uses] = await Promise.all([
      listTemplates(db, userId),
      readBusiness(db, userId),
      countUses(db, userId),
    ]);
    return recommendTemplates(
      transcription,
      templates.map((template) => ({ ...template, ...(uses.get(template.id) ?? unused) })),
      business,
    );
  });

  route(app, templateEndpoints.saveTemplate, async ({ userId, body }) => {
    const document = await findDocument(db, userId, body.documentId);
    if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
    const template = templateFromDocument(document.content, body.name);
    return { ...(await insertTemplate(db, userId, template, now())), ...unused };
  });

  route(app, templateEndpoints.deleteTemplate, async ({ userId, params }) => {
    const gone = await deleteTemplate(db, userId, params.id);
    if (!gone) throw new AppError('NOT_FOUND', templateMessages.notFound);
    return gone;
  });

  route(app, templateEndpoints.useTemplate, async ({ userId, body }) => {
    const { customizations, ...asked } = body;
    const document = await generateOnce(
      deps,
      userId,
      { ...asked, transcription: customizations.originalTranscription },
      async () => {
        const template = await findTemplate(db, userId, body.templateId);
        if (!template) throw new AppError('NOT_FOUND', templateMessages.notFound);
        return {
          type: template.template.type,
          enrich: (content) => applyTemplate(template.template, content),
        };
      },
    );
    return presentGenerated(db, userId, document);
  });
}
