/** Packs the files of the built web app once, as small as they get, instead of on every request. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);
/** Fonts are large: what the last percent would take is not worth the wait. */
const qualities = { js: 11, css: 11, html: 11, svg: 11, webmanifest: 11, ttf: 9 };

/** @param {string} webRoot beside each file that gets smaller its Brotli form is written, with ".br" behind its name */
export async function compressFiles(webRoot) {
  const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files.map(async (file) => {
      const quality = qualities[file.split('.').at(-1) ?? ''];
      if (quality === undefined) return;
      const bytes = await readFile(join(webRoot, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const packed = await pack(bytes, { params });
      if (packed.length < bytes.length) await writeFile(join(webRoot, `${file}.br`), packed);
    }),
  );
}
