/** Finished pages by what they were made of: the same document again costs a look, not a render. Bounded; the longest unread go first. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface KeptPage {
  pdf: Buffer;
  /** The same for the wire: half of a tagged file is structure that packs well. */
  gzip: Buffer;
}

const pack = promisify(gzip);

export interface PageKeeper {
  /** The page under this key, made by `render` where it is not there. Who asks for the same at once waits for one render. */
  page(key: string, render: () => Promise<Buffer>): Promise<KeptPage>;
  readonly bytes: number;
}

export function createPageKeeper(limitBytes: number): PageKeeper {
  // A Map remembers the order of insertion: the first is the longest unread.
  const pages = new Map<string, KeptPage>();
  const underWay = new Map<string, Promise<KeptPage>>();
  let bytes = 0;
  const sizeOf = (page: KeptPage) => page.pdf.length + page.gzip.length;

  function keep(key: string, page: KeptPage) {
    if (sizeOf(page) > limitBytes) return;
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest, old] of pages) {
      if (bytes <= limitBytes) break;
      pages.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  async function make(key: string, render: () => Promise<Buffer>): Promise<KeptPage> {
    try {
      const pdf = await render();
      const page = { pdf, gzip: await pack(pdf) };
      keep(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async page(key, render) {
      const known = pages.get(key);
      if (known) {
        pages.delete(key);
        pages.set(key, known);
        return known;
      }
      const making = underWay.get(key) ?? make(key, render);
      underWay.set(key, making);
      return making;
    },
    get bytes() {
      return bytes;
    },
  };
}
