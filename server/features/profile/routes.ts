/** What stands at the head of every document. */
import type { FastifyInstance } from 'fastify';
import { logoSizeLimitBytes } from '#contract/constants.ts';
import { profileEndpoints } from '#contract/profile.ts';
import type { Deps } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { checkLogo } from './check-logo.ts';
import { findDefaults, findProfile, saveDefaults, saveProfile } from './store.ts';

export function profileRoutes(app: FastifyInstance, { database: { db }, limits, now }: Deps) {
  route(app, profileEndpoints.getDefaults, ({ userId }) => findDefaults(db, userId));

  route(app, profileEndpoints.saveDefaults, ({ userId, body }) => saveDefaults(db, userId, body, now()));

  route(app, profileEndpoints.getProfile, ({ userId }) => findProfile(db, userId));

  route(
    app,
    profileEndpoints.saveProfile,
    async ({ userId, body }) => {
      if (body.logoUrl) {
        await limits.count('upload', userId);
        checkLogo(body.logoUrl);
      }
      return saveProfile(db, userId, body, now());
    },
    // The logo travels as base64, and is judged by its own limit before this one.
    { bodyLimit: Math.ceil(logoSizeLimitBytes * 1.5) },
  );
}
