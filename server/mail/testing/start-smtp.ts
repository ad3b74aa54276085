/** A real SMTP server that keeps what it is given. For tests. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** Envelope recipients. */
  to: string[];
  email: Email;
}

export interface SmtpPeer {
  url: string;
  received: Received[];
  /** What the next recipients are answered: an SMTP code, or null for "OK". */
  refuse: number | null;
  close(): Promise<void>;
}

/** On a free port, with the sign-in user "quotes" and password "secret". */
export async function startSmtp(): Promise<SmtpPeer> {
  const peer: SmtpPeer = { url: '', received: [], refuse: null, close: async () => {} };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'quotes' && password === 'secret') done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
    onRcptTo(_address, _session, done) {
      if (peer.refuse === null) done();
      else done(Object.assign(new Error('Refused by the test'), { responseCode: peer.refuse }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks));
        peer.received.push({ to: envelope.rcptTo.map(({ address }) => address), email });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  peer.url = `smtp://quotes:secret@127.0.0.1:${port}`;
  peer.close = () => new Promise((resolve) => server.close(() => resolve()));
  return peer;
}
