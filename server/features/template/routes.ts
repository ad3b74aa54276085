/** Templates: recommended from what was said, and used to make a document. */
import type { FastifyInstance } from 'fastify';
import { templateEndpoints } from '#contract/template.ts';
import { applyTemplate, recommendTemplates } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess } from '#server/features/account/require-access.ts';
import { generateOnce } from '#server/features/document/generate-once.ts';
import { presentGenerated } from '#server/features/document/present-record.ts';
import { readBusiness } from '#server/features/document/read-business.ts';
import { insertVoiceSession } from '#server/features/document/store.ts';
import { route } from '#server/http/route.ts';
import { countUse, findTemplate, listTemplates } from './store.ts';

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
    const [templates, business] = await Promise.all([listTemplates(db, userId), readBusiness(db, userId)]);
    return recommendTemplates(transcription, templates, business);
  });

  route(app, templateEndpoints.useTemplate, async ({ userId, body }) => {
    const template = await findTemplate(db, userId, body.templateId);
    if (!template) throw new AppError('NOT_FOUND', 'This template does not exist or was deleted.');
    const document = await generateOnce(deps, userId, {
      transcription: body.customizations.originalTranscription,
      type: template.template.type,
      includeLogo: body.includeLogo,
      today: body.today,
      requestKey: body.requestKey,
      enrich: (content) => applyTemplate(template.template, content),
    });
    // Counted as often as it was asked for: a figure for sorting, not for money.
    await countUse(db, userId, template.id);
    return presentGenerated(db, userId, document);
  });
}
