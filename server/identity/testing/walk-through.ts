/** A browser at the identity provider: follows its redirects, keeps its cookies, and fills in its page. For tests. */

export interface Choice {
  email?: string;
  verified?: 'yes' | 'no';
  given_name?: string;
  family_name?: string;
  /** Who it is, where two share an address. */
  sub?: string;
  cancel?: '1';
}

export interface Visit {
  /** Goes from the app's authorization address to the callback's, and answers that. */
  signIn(url: string, choice: Choice): Promise<URL>;
  /** Signs out there; answers where it leads back to, or null where it stays. */
  signOut(url: string): Promise<string | null>;
}

export function openVisit(): Visit {
  const cookies = new Map<string, string>();

  async function go(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  return {
    async signIn(start, choice) {
      const { origin } = new URL(start);
      let url = start;
      for (let hop = 0; hop < 12; hop += 1) {
        const asks = /\/interaction\//.test(url);
        const response = await go(url, asks ? { ...choice } : undefined);
        const location = response.headers.get('location');
        if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
        const next = new URL(location, url);
        if (next.origin !== origin) return next;
        url = next.href;
      }
      throw new Error('The provider leads in circles.');
    },

    async signOut(url) {
      const asked = await go(url);
      const page = await asked.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1];
      if (!action || !xsrf) return asked.headers.get('location');
      const done = await go(new URL(action, url).href, { xsrf, logout: 'yes' });
      return done.headers.get('location');
    },
  };
}
