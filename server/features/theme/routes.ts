/** The looks of the paper. */
import type { FastifyInstance } from 'fastify';
import { themeEndpoints } from '#contract/theme.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/http/route.ts';
import { deleteTheme, insertTheme, listThemes, setDefaultTheme, updateTheme } from './store.ts';

const notFound = () => new AppError('NOT_FOUND', 'This theme does not exist or was deleted.');

export function themeRoutes(app: FastifyInstance, { database: { db }, now }: Deps) {
  route(app, themeEndpoints.listThemes, ({ userId }) => listThemes(db, userId));

  route(app, themeEndpoints.createTheme, ({ userId, body }) => insertTheme(db, userId, body, now()));

  route(app, themeEndpoints.updateTheme, async ({ userId, params, body }) => {
    const theme = await updateTheme(db, userId, params.id, body, now());
    if (!theme) throw notFound();
    return theme;
  });

  route(app, themeEndpoints.setDefaultTheme, async ({ userId, params }) => {
    const theme = await setDefaultTheme(db, userId, params.id, now());
    if (!theme) throw notFound();
    return theme;
  });

  route(app, themeEndpoints.deleteTheme, async ({ userId, params }) => {
    const result = await deleteTheme(db, userId, params.id);
    if (result === 'missing') throw notFound();
    if (result === 'default')
      throw new AppError('CONFLICT', 'The default theme cannot be deleted. Make another theme the default first.');
    return { id: params.id };
  });
}
