/** The outbox as a page, for development: what was written to whom, with its links. Never registered anywhere else. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isId } from 'uuid';
import type { Db } from '#server/db/db.ts';
import { mails } from '#server/db/schema/mail.ts';
import { answerNotFound } from '#server/http/answer-errors.ts';
import { escapeHtml } from './compose-mail.ts';

const shown = 100;

/** Whoever reads these mails can enter every account, so only this machine itself may. */
export function refuseOtherMachines(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (/^(127\.|::1$|::ffff:127\.)/.test(request.ip)) done();
  else answerNotFound(request, reply);
}

export function serveOutbox(app: FastifyInstance, db: Db) {
  app.get('/dev/outbox', { onRequest: refuseOtherMachines }, async (_request, reply) => {
    const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(shown);
    const items = rows.map(
      ({ id, recipient, subject, state, createdAt }) =>
        `<li><a href="/dev/outbox/${id}"><strong>${escapeHtml(subject)}</strong></a><br>to ${escapeHtml(recipient)}, ${state}, <time>${createdAt.toISOString()}</time></li>`,
    );
    return send(reply, 'Outbox', items.length ? `<ol>${items.join('\n')}</ol>` : '<p>No mail was written yet.</p>');
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { onRequest: refuseOtherMachines }, async (request, reply) => {
    const { id } = request.params;
    const [row] = isId(id) ? await db.select().from(mails).where(eq(mails.id, id)) : [];
    if (!row) return answerNotFound(request, reply);
    const text = escapeHtml(row.text || '(emptied after it was sent)').replace(
      /https?:\/\/\S+/g,
      (url) => `<a href="${url}">${url}</a>`,
    );
    return send(
      reply,
      row.subject,
      `<p>to ${escapeHtml(row.recipient)}, ${row.state}${row.error ? `: ${escapeHtml(row.error)}` : ''}</p>
<pre>${text}</pre>
<h2>As HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(row.html.replace('<head>', '<head><base target="_top">'))}"></iframe>
<p><a href="/dev/outbox">All mails</a></p>`,
    );
  });
}

const send = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f2ee;color:#1c1e21;padding:1rem}
iframe{width:100%;height:32rem;border:1px solid #888}li{margin-bottom:.75rem}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`);
